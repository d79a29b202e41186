import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { skip } from "../result.ts";
import { compareParty } from "./compare-party.ts";

/** What is transferred goes to the address that the intent names. */
export const recipientMatching = hardNode({
  id: "intent_alignment.recipient_matching",
  level: 2,
  run(opened) {
    return overPairs(opened, ({ call, step }) => {
      if (call.operation !== "transfer" || !call.recipient || !step)
        return skip("The call transfers nothing.");
      return compareParty(opened, "recipient", step.counterparty, call.recipient, call.from);
    });
  },
});

import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { skip } from "../result.ts";
import { compareParty } from "./compare-party.ts";

/** Who may spend, or no longer may, is who the intent names. */
export const spenderMatching = hardNode({
  id: "intent_alignment.spender_matching",
  level: 2,
  run(opened) {
    return overPairs(opened, ({ call, step }) => {
      if (!call.spender || !step) return skip("The call approves nobody.");
      return compareParty(opened, "spender", step.counterparty, call.spender, call.from);
    });
  },
});

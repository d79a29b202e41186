import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { fail, pass, skip } from "../result.ts";

/** transferFrom takes from an account: only from the sender's own, or from one that the intent names as the source. */
export const foreignFunds = hardNode({
  id: "adversarial_detection.foreign_funds",
  level: 2,
  run(opened) {
    return overPairs(opened, ({ call, step }) => {
      const { owner, from } = call;
      if (owner === undefined) return skip("The call moves the sender's own funds.");
      if (owner === from) return pass(0.99, "The funds are the sender's own.");
      if (step?.source?.kind === "address" && step.source.address === owner) {
        return pass(0.9, "The intent names the account that the funds come from.");
      }
      return fail(0.95, `The call takes from ${owner}, which the intent does not name as the source.`, {
        expected: from ?? "the sender's own account",
        actual: owner,
        remedy: "Use transfer for the sender's own funds, or say in the intent from whose account they come.",
      });
    });
  },
});

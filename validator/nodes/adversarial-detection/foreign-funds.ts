import { showAsset } from "../../calls/show-amount.ts";
import { contractAt } from "../../data/contracts.ts";
import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { fail, pass, skip } from "../result.ts";

/**
 * A call takes from an account only if that is the sender's own, or one that the intent names as the source. Where the
 * sender is not told, what leaves an account has to come back to it.
 *
 * Confidence: 0.99 for the sender's own, 0.9 for one that is named, 0.6 where only the flow tells.
 */
export const foreignFunds = hardNode({
  id: "adversarial_detection.foreign_funds",
  level: 2,
  run(opened) {
    return overPairs(opened, ({ call, step }) => {
      const { owner, from, recipient } = call;
      const caller = from && contractAt(opened.chain.id, from);
      if (
        caller &&
        caller.protocol !== "safe" &&
        call.amountIn &&
        call.amountIn.asset.contract !== "native"
      ) {
        return fail(
          0.9,
          `${caller.name} itself would make the call, and has no ${showAsset(call.amountIn.asset)} of the user's.`,
          {
            expected: "a call that the user's own account makes",
            actual: from,
            remedy: "Send the call itself, without the batch around it.",
          },
        );
      }
      if (owner === undefined) return skip("The call moves the sender's own funds.");
      if (owner === from) return pass(0.99, "The funds are the sender's own.");
      if (step?.source?.kind === "address" && step.source.address === owner) {
        return pass(0.9, "The intent names the account that the funds come from.");
      }
      if (from === undefined && recipient === owner && call.operation !== "transfer")
        return pass(0.6, `What leaves ${owner} comes back to it.`);
      return fail(0.95, `The call takes from ${owner}, which the intent does not name as the source.`, {
        expected: from ?? "the sender's own account",
        actual: owner,
        remedy: "Use transfer for the sender's own funds, or say in the intent from whose account they come.",
      });
    });
  },
});

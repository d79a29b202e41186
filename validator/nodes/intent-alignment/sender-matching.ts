import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { fail, pass, skip } from "../result.ts";

/**
 * Where the intent says from which account, the call takes from that one.
 *
 * Confidence: 0.99 for the same account, 0.98 for another.
 */
export const senderMatching = hardNode({
  id: "intent_alignment.sender_matching",
  level: 2,
  run(opened) {
    return overPairs(opened, ({ call, step }) => {
      const named = step?.source;
      if (named?.kind !== "address") return skip("The intent names no account that it comes from.");
      const actual = call.owner ?? call.from;
      if (actual === undefined) return skip("The transaction does not say who sends it.");
      if (actual === named.address) return pass(0.99, `It comes from ${actual}, as the intent says.`);
      return fail(0.98, `The intent says it comes from ${named.address}, the call takes from ${actual}.`, {
        expected: named.address,
        actual,
        remedy: `Send it from ${named.address}.`,
      });
    });
  },
});

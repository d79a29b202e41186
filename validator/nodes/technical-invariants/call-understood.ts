import type { Call } from "../../calls/call.ts";
import { hardNode } from "../node.ts";
import { fail, pass, skip } from "../result.ts";
import { showDeed } from "../show-deed.ts";

/**
 * Every call is one that a decoder understands, and what no everyday verb tells is asked for in its own words: what is
 * not understood is never passed.
 *
 * Confidence: 1; a FAIL has 0.95, since another reader might understand it.
 */
export const callUnderstood = hardNode({
  id: "technical_invariants.call_understood",
  level: 1,
  mustPass: true,
  run({ calls, unreadable, pairs }) {
    const unknown = unreadable.find(({ kind }) => kind === "not-understood");
    if (unknown) {
      const { problem, expected, actual, remedy, position } = unknown;
      return fail(0.95, problem, { expected, actual, remedy, position });
    }
    if (calls.length === 0) return skip("The call is malformed, so there is nothing to understand.");
    const isAsked = (one: Call) =>
      pairs.some(({ call, step }) => call === one && step?.action.operation === "other");
    const other = calls.find((call) => call.operation === "other" && !isAsked(call));
    if (other?.deed) {
      const { what, values, asked } = showDeed(other.deed);
      const place = other.contract ?? other.to;
      return fail(
        0.95,
        `The call is "${what}" of ${place}${values && `, with ${values}`}. The intent does not ask for it in its own words.`,
        {
          expected: "an intent that asks for just this",
          actual: other.signature,
          remedy: other.deed.isOpen
            ? "Leave it out; its public description does not tell all that an intent would have to bound."
            : `Leave it out, or ask for it in these words and no others: ${asked}.`,
        },
      );
    }
    const functions = calls.map(({ signature }) => signature ?? "plain transfer");
    return pass(1, `Understood: ${functions.join(", ")}.`, { functions });
  },
});

import { showPeculiarity } from "../../explanation/show-peculiarity.ts";
import { hardNode } from "../node.ts";
import { fail, pass, skip } from "../result.ts";

/**
 * Every call is one that a decoder understands: what is not understood is never passed.
 *
 * Confidence: 1; a FAIL has 0.95, since another reader might understand it.
 */
export const callUnderstood = hardNode({
  id: "technical_invariants.call_understood",
  level: 1,
  mustPass: true,
  run({ calls, unreadable }) {
    const unknown = unreadable.find(({ kind }) => kind === "not-understood");
    if (unknown) {
      const { problem, expected, actual, remedy, position } = unknown;
      return fail(0.95, problem, { expected, actual, remedy, position });
    }
    if (calls.length === 0) return skip("The call is malformed, so there is nothing to understand.");
    const other = calls.find(({ operation }) => operation === "other");
    if (other) {
      const what = `"${other.deed}" of ${other.contract ?? other.to}`;
      const said = (other.peculiarities ?? []).map(showPeculiarity).join(", and ");
      return fail(
        0.95,
        `The call is ${what}${said && `; it ${said}`}. No intent is understood that asks for it.`,
        {
          expected: "an operation that an intent can ask for",
          actual: other.signature,
          remedy: "Leave it out; the arbiter compares no such operation with words yet.",
        },
      );
    }
    const functions = calls.map(({ signature }) => signature ?? "plain transfer");
    return pass(1, `Understood: ${functions.join(", ")}.`, { functions });
  },
});

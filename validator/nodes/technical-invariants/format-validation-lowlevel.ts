import { hardNode } from "../node.ts";
import { fail, pass } from "../result.ts";

/**
 * Addresses, numbers and calldata are well formed, and the calldata is the one canonical encoding of its arguments.
 *
 * Confidence: 1, since form is a matter of fact.
 */
export const formatValidationLowlevel = hardNode({
  id: "technical_invariants.format_validation_lowlevel",
  level: 1,
  mustPass: true,
  run({ unreadable, chainProblem }) {
    if (chainProblem !== undefined) {
      return fail(1, "`chainId` is not a chain id.", {
        expected: "a positive whole number",
        actual: chainProblem,
        remedy: "Correct `chainId`, or leave it out.",
      });
    }
    const malformed = unreadable.find(({ kind }) => kind === "malformed");
    if (!malformed) return pass(1, "Addresses, value and calldata are well formed.");
    const { problem, expected, actual, remedy, position } = malformed;
    return fail(1, problem, { expected, actual, remedy, position });
  },
});

import { answers } from "../../case/answers.ts";
import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { fail, pass, skip } from "../result.ts";
import { comparePosition } from "./compare-position.ts";

/**
 * Every call does what a step of the intent asks for, or only serves one that does.
 *
 * Confidence: 0.98 for the same operation, 0.85 for another word for it, 0.9 for a call that serves another.
 */
export const operationMatching = hardNode({
  id: "intent_alignment.operation_matching",
  level: 1,
  mustPass: true,
  run(opened) {
    if (opened.intent.steps.length === 0) return skip("The intent names no action.");
    return overPairs(opened, ({ call, step, prepares }) => {
      const shown = call.signature ?? "a plain transfer";
      if (!step) {
        return fail(0.95, `The intent does not ask for this call (${shown}).`, {
          expected: "only calls that the intent asks for",
          actual: { operation: call.operation, function: call.signature, to: call.to },
          remedy: "Leave this call out, or ask for it in the intent.",
        });
      }
      const asked = step.action.quote.text;
      if (prepares) {
        return pass(
          0.9,
          `${shown} only serves ${prepares.signature ?? "the call"}, for which the intent says "${asked}".`,
          {
            operation: call.operation,
          },
        );
      }
      const answer = answers(step, call, opened.chain.id);
      if (answer) {
        const other = comparePosition(opened, step, call);
        if (other) return other;
        return pass(
          answer === "exactly" ? 0.98 : 0.85,
          `The intent says "${asked}", and the call is ${shown}.`,
          {
            operation: call.operation,
          },
        );
      }
      return fail(
        0.98,
        `The intent asks to ${step.action.operation} ("${asked}"), the call would ${call.operation} (${shown}).`,
        {
          expected: step.action.operation,
          actual: call.operation,
          remedy: `Send a call that does what "${asked}" asks for, or ask to ${call.operation}.`,
        },
      );
    });
  },
});

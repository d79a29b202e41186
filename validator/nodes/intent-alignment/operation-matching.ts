import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { fail, pass, skip } from "../result.ts";

/** Every call does what a step of the intent asks for. */
export const operationMatching = hardNode({
  id: "intent_alignment.operation_matching",
  level: 1,
  mustPass: true,
  run(opened) {
    if (opened.intent.steps.length === 0) return skip("The intent names no action.");
    return overPairs(opened, ({ call, step }) => {
      const shown = call.signature ?? "a plain transfer";
      if (!step) {
        return fail(0.95, `The intent does not ask for this call (${shown}).`, {
          expected: "only calls that the intent asks for",
          actual: { operation: call.operation, function: call.signature, to: call.to },
          remedy: "Leave this call out, or ask for it in the intent.",
        });
      }
      if (step.action.operation === call.operation) {
        return pass(0.98, `The intent says "${step.action.quote.text}", and the call is ${shown}.`, {
          operation: call.operation,
        });
      }
      return fail(
        0.98,
        `The intent asks to ${step.action.operation} ("${step.action.quote.text}"), the call would ${call.operation} (${shown}).`,
        {
          expected: step.action.operation,
          actual: call.operation,
          remedy: `Send a call that does what "${step.action.quote.text}" asks for, or ask to ${call.operation}.`,
        },
      );
    });
  },
});

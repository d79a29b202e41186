import { hardNode } from "../node.ts";
import { fail, pass, skip } from "../result.ts";

/** Several calls come in the order in which the intent asks for them. */
export const sequenceCheck = hardNode({
  id: "intent_alignment.sequence_check",
  level: 2,
  run({ intent, pairs, openSteps }) {
    const left = openSteps.map(({ action }) => action.quote.text);
    if (pairs.length < 2) {
      return skip(
        left.length > 0
          ? `One call for one of ${intent.steps.length} steps; the others remain.`
          : "There is one call.",
        {
          ...(left.length > 0 ? { remaining: left } : {}),
        },
      );
    }
    const places = pairs.map(({ step }) => (step ? step.action.quote.start : -1));
    const isInOrder = places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0));
    if (isInOrder) return pass(0.95, "The calls come in the order of the intent.", { remaining: left });
    return fail(0.9, "The calls do not come in the order in which the intent asks for them.", {
      expected: intent.steps.map(({ action }) => action.operation),
      actual: pairs.map(({ call }) => call.operation),
      remedy: "Put the calls into the order of the intent.",
    });
  },
});

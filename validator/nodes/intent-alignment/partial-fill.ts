import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { fail, pass, skip } from "../result.ts";

/**
 * An order is filled in parts only where the intent does not forbid it, and has to be fillable so where the intent sets it.
 *
 * Confidence: 0.98 where the intent says something, 0.7 where it does not and the order may be filled in parts.
 */
export const partialFill = hardNode({
  id: "intent_alignment.partial_fill",
  level: 2,
  run(opened) {
    const asked = opened.intent.partialFill;
    return overPairs(opened, ({ call }) => {
      if (call.operation !== "swap") return skip("The call is no trade.");
      const { partiallyFillable } = call;
      if (!asked) {
        if (partiallyFillable === undefined) return skip("Neither the intent nor the call speaks of parts.");
        return partiallyFillable
          ? pass(0.7, "The order may be filled in parts; the intent does not forbid it.")
          : pass(0.98, "The order is filled whole or not at all.");
      }
      if (asked.isSet && partiallyFillable === false)
        return fail(
          0.95,
          `The intent says "${asked.quote.text}", but the order is filled whole or not at all.`,
          {
            expected: { partiallyFillable: true },
            actual: { partiallyFillable: false },
            remedy: "Set `partiallyFillable` to true.",
          },
        );
      if (asked.allowed || !partiallyFillable)
        return pass(
          0.98,
          `The intent says "${asked.quote.text}", and the trade is ${partiallyFillable ? "filled in parts" : "whole"}.`,
        );
      return fail(0.98, `The intent says "${asked.quote.text}", but the order may be filled in parts.`, {
        expected: { partiallyFillable: false },
        actual: { partiallyFillable: true },
        remedy: "Set `partiallyFillable` to false.",
      });
    });
  },
});

import { hardNode } from "../node.ts";
import { fail, pass, skip } from "../result.ts";
import { findExcluded } from "./find-excluded.ts";
import { findTouched } from "./find-touched.ts";
import { forbidsItself } from "./forbids-itself.ts";

/** "Not more than needed", "nothing else" forbid the excess, which other checks look for. */
const QUALIFIED =
  /\b(?:more|beyond|over|above|unlimited|infinite|other|others|else|any(?:thing|one|body)? else|max(?:imum)?|exceed|exact(?:-amount)?)\b/i;

/**
 * No call does what the intent forbids, not even to serve what it asks for, nor is it made where the intent rules out.
 *
 * Confidence: 0.95.
 */
export const prohibitions = hardNode({
  id: "intent_alignment.prohibitions",
  level: 1,
  run(opened) {
    const { intent, calls } = opened;
    const { exclusions = [] } = intent;
    if (intent.prohibitions.length + exclusions.length === 0) return skip("The intent forbids nothing.");
    const excluded = findExcluded(opened);
    if (excluded) return excluded;
    const touched = findTouched(opened);
    if (touched) return touched;
    for (const prohibition of intent.prohibitions) {
      const { operation, quote } = prohibition;
      if (forbidsItself(prohibition, intent, calls))
        return fail(0.95, `The intent says "${quote.text}", which forbids what it asks for.`, {
          expected: quote.text,
          actual: { functions: calls.map(({ signature }) => signature) },
          remedy: "Ask the user what is meant.",
        });
      // "Don't send to 0x…" beside "send" forbids a part of what is asked for, which the other checks compare.
      const isAsked = intent.steps.some(
        ({ action }) =>
          action.operation === operation &&
          (action.quote.start < quote.start || action.quote.end > quote.end),
      );
      if (operation === undefined || isAsked || QUALIFIED.test(quote.text)) continue;
      const offender = calls.find((call) => call.operation === operation);
      if (!offender) continue;
      return fail(
        0.95,
        `The intent says "${quote.text}", but ${offender.signature ?? "a call"} would ${operation}.`,
        {
          expected: quote.text,
          actual: { operation, function: offender.signature, to: offender.to },
          remedy: "Leave this call out.",
        },
      );
    }
    const shown = [...intent.prohibitions, ...exclusions].map(({ quote }) => `"${quote.text}"`).join(", ");
    return pass(0.9, `No call does what the intent forbids: ${shown}.`);
  },
});

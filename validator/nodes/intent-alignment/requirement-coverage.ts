import { hardNode } from "../node.ts";
import { fail, pass, skip } from "../result.ts";
import { findUncovered } from "./find-uncovered.ts";

/** Words by which people set a limit or a rule. */
const CONSTRAINTS =
  /\b(?:only|must|never|not|no|don't|dont|without|except|unless|exactly|at least|at most|more than|less than|no more|max(?:imum)?|min(?:imum)?|limit|before|after|until|between|ensure|make sure|avoid|require[ds]?|under|over|above|below)\b|\d/i;

/**
 * What the intent demands is what the checks have looked at. A stretch that was not understood and sets a limit or a
 * rule fails, since it could not be held against the call; so does a number or an address that lies in nothing that was
 * understood. Any other stretch is only reported.
 *
 * Confidence: 0.8 for a FAIL, since a person may see that it does not matter.
 */
export const requirementCoverage = hardNode({
  id: "intent_alignment.requirement_coverage",
  level: 2,
  run({ intent }) {
    const uncovered = findUncovered(intent);
    if (uncovered !== undefined) {
      return fail(0.8, `The intent says "${uncovered}", and it is not clear what for.`, {
        expected: "numbers and addresses whose meaning is plain",
        actual: uncovered,
        remedy: `Say what "${uncovered}" is for, or leave it out.`,
      });
    }
    if (intent.notUnderstood.length === 0)
      return pass(0.9, "Every requirement of the intent was understood.");
    const demanding = intent.notUnderstood.find(({ text }) => CONSTRAINTS.test(text));
    const shown = intent.notUnderstood.map(({ text }) => text);
    if (!demanding)
      return skip(`Not understood, and no limit: "${shown.join('", "')}".`, { not_understood: shown });
    return fail(0.8, `The intent demands "${demanding.text}", which could not be checked.`, {
      expected: "requirements that can be compared with a call",
      actual: demanding.text,
      remedy: `Say "${demanding.text}" as an amount, a price, a time or an address, or leave it out.`,
    });
  },
});

import { addressesOf, type ControlChange } from "../../calls/control-change.ts";
import type { Case } from "../../case/case.ts";
import { showDecimal } from "../../decimals/decimal.ts";
import { showAdministration } from "../../explanation/show-control-change.ts";
import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { fail, pass, skip } from "../result.ts";
import { isSameDirection, isSameOwners, says, wordsOf } from "./control-words.ts";

/**
 * Who controls an account (its owners, modules, guards, code) changes only where the intent asks for just that change,
 * with every address and number in it, and in that direction.
 *
 * Confidence: 0.98; 0.85 where the intent asks for it.
 */
export const accountControl = hardNode({
  id: "adversarial_detection.account_control",
  level: 1,
  run(opened) {
    const text = opened.intent.text.toLowerCase();
    return overPairs(opened, ({ call, step }) => {
      if (call.operation !== "administer") return skip("Nothing changes who controls an account.");
      if (call.positionChange) return skip("The call changes how a position counts, not who controls it.");
      const { controlChange: change } = call;
      const clause = showAdministration(call);
      const missing = change ? notNamed(change, text, opened) : [];
      const verb = step?.action.operation === "administer" ? step.action.quote.text : undefined;
      const isAsked =
        verb !== undefined &&
        change !== undefined &&
        isSameDirection(verb, change) &&
        isSameOwners(step?.owners, change);
      if (isAsked && missing.length === 0)
        return pass(0.85, `The intent asks for it: "${verb}"; the call ${clause}.`);
      return fail(0.98, `The call ${clause}, which changes who controls ${call.to}.`, {
        expected:
          missing.length > 0 && step ? `an intent that names ${missing.join(", ")}` : "no change of control",
        actual: clause,
        remedy: "Leave this call out, or ask for exactly this change with the full address.",
      });
    });
  },
});

/** What the change is made of and the intent leaves out. */
function notNamed(change: ControlChange, text: string, { intent }: Case): string[] {
  // Where a threshold was read, it is the number meant; "from 2 to 3" has another one too.
  const read = intent.steps.flatMap(({ action, amount }) =>
    action.operation === "administer" && amount?.kind === "number" ? [showDecimal(amount.value)] : [],
  );
  const numbers = new Set(read.length > 0 ? read : (text.match(/\b\d+\b/g) ?? []));
  const threshold = "threshold" in change ? [change.threshold.toString()] : [];
  const role = "role" in change ? [change.role.toLowerCase()] : [];
  return [
    ...[...addressesOf(change), ...role].filter((named) => !text.includes(named)),
    ...threshold.filter((number) => !numbers.has(number)),
    ...wordsOf(change).filter((word) => !(word === "threshold" && read.length > 0) && !says(text, word)),
  ];
}

import { showDecimal } from "../../decimals/decimal.ts";
import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { fail, pass, skip } from "../result.ts";
import { isSameDirection, isSameExchange } from "./control-direction.ts";

const WORDS =
  /\b(?:owner|module|guard|threshold|fallback|implementation|delegat\w*|manager|admin|operator|role|interest rate)/gi;

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
    return overPairs(opened, ({ call, step }) => {
      if (call.operation !== "administer") return skip("Nothing changes who controls an account.");
      const text = opened.intent.text.toLowerCase();
      // Where a threshold was read, it is the number meant; "from 2 to 3" has another one too.
      const read = opened.intent.steps.flatMap(({ action, amount }) =>
        action.operation === "administer" && amount?.kind === "number" ? [showDecimal(amount.value)] : [],
      );
      const numbers = new Set(read.length > 0 ? read : (text.match(/\b\d+\b/g) ?? []));
      const clause = call.administration ?? `calls ${call.signature}`;
      if (call.positionChange) return skip("The call changes how a position counts, not who controls it.");
      const missing = [
        ...(clause.toLowerCase().match(/0x[0-9a-f]{40}/g) ?? []).filter((address) => !text.includes(address)),
        ...(clause.replace(/0x[0-9a-f]+/gi, "").match(/\b\d+\b/g) ?? []).filter(
          (number) => !numbers.has(number),
        ),
        ...(clause.replace("without the owners' signatures", "").match(WORDS) ?? []).filter(
          (word) => !text.includes(word.toLowerCase()),
        ),
      ];
      const verb = step?.action.operation === "administer" ? step.action.quote.text : undefined;
      const isAsked =
        verb !== undefined && isSameDirection(verb, clause) && isSameExchange(text, clause.toLowerCase());
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

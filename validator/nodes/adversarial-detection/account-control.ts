import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { fail, pass, skip } from "../result.ts";

const WORDS =
  /\b(?:owner|module|guard|threshold|fallback|implementation|delegat\w*|manager|admin|operator|role)/gi;

/**
 * Who controls an account (its owners, modules, guards, code) changes only where the intent asks for just that change,
 * with every address and number in it.
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
      const numbers = new Set(text.match(/\b\d+\b/g) ?? []);
      const clause = call.administration ?? `calls ${call.signature}`;
      if (/\b(?:collateral|eMode|interest rate)\b/.test(clause))
        return skip("The call changes how a position counts, not who controls it.");
      const missing = [
        ...(clause.toLowerCase().match(/0x[0-9a-f]{40}/g) ?? []).filter((address) => !text.includes(address)),
        ...(clause.replace(/0x[0-9a-f]+/gi, "").match(/\b\d+\b/g) ?? []).filter(
          (number) => !numbers.has(number),
        ),
        ...(clause.match(WORDS) ?? []).filter((word) => !text.includes(word.toLowerCase())),
      ];
      if (step?.action.operation === "administer" && missing.length === 0)
        return pass(0.85, `The intent asks for it: "${step.action.quote.text}"; the call ${clause}.`);
      return fail(0.98, `The call ${clause}, which changes who controls ${call.to}.`, {
        expected:
          missing.length > 0 && step ? `an intent that names ${missing.join(", ")}` : "no change of control",
        actual: clause,
        remedy: "Leave this call out, or ask for exactly this change with the full address.",
      });
    });
  },
});

import type { Address } from "../../addresses/address.ts";
import type { Peculiarity } from "../../calls/peculiarity.ts";
import { showPeculiarity } from "../../explanation/show-peculiarity.ts";
import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { fail, pass, skip } from "../result.ts";

/**
 * What a function leaves to the caller is left as usual, unless the intent asks for the unusual: it then names every
 * address in it and calls it by its word.
 *
 * Confidence: 0.85.
 */
export const unusualChoices = hardNode({
  id: "adversarial_detection.unusual_choices",
  level: 2,
  run(opened) {
    const text = opened.intent.text.toLowerCase();
    return overPairs(opened, ({ call }) => {
      // What the sender gets back anyway is a matter of form.
      const unusual = (call.peculiarities ?? []).filter(({ choice }) => choice !== "leftovers given back");
      if (unusual.length === 0) return skip("The call makes no unusual choice.");
      const unasked = unusual.find((one) => !isAsked(one, text));
      if (unasked === undefined)
        return pass(0.85, `The intent asks for it: the call ${unusual.map(showPeculiarity).join(", and ")}.`);
      const clause = showPeculiarity(unasked);
      return fail(0.85, `The call ${clause}, which the intent does not ask for.`, {
        expected: "the usual way",
        actual: clause,
        remedy: "Use the plain function for it, or ask in the intent for just this.",
      });
    });
  },
});

function isAsked(one: Peculiarity, text: string): boolean {
  if (one.choice === "described value") return isNamed(one.label, one.value, text);
  return namedIn(one).every((value) => text.includes(value)) && wordOf(one)?.test(text) === true;
}

/** The value stands by itself in the text; a number only beside a word of what it is, since another may be as large. */
function isNamed(label: string, value: string, text: string): boolean {
  if (!/\w/.test(value) || !standsIn(text, value.toLowerCase())) return false;
  const words = label.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  return !/^\d+$/.test(value) || words.some((word) => new RegExp(`\\b${word}`).test(text));
}

/** Searched and not matched: a value may be as long as calldata is. */
function standsIn(text: string, value: string): boolean {
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) {
    const [before, behind] = [text[at - 1] ?? " ", text.slice(at + value.length, at + value.length + 2)];
    if (!/[\w.,]/.test(before) && !/^(?:\w|[.,]\w)/.test(behind)) return true;
  }
  return false;
}

/** What an intent that asks for it has to name in full. */
function namedIn(one: Peculiarity): readonly (Address | string)[] {
  switch (one.choice) {
    case "new Safe":
      return [one.singleton, one.initializer];
    case "liquidation":
      return [one.of, ...(one.collateral.symbol === undefined ? [one.collateral.contract] : [])];
    case "claim for others":
      return one.others;
    case "debt in the account's name":
      return [one.delegatee];
    case "unknown market":
      return [one.market];
    default:
      return [];
  }
}

/** The word by which people ask for it; undefined for what nobody can ask for in words alone. */
function wordOf(one: Peculiarity): RegExp | undefined {
  switch (one.choice) {
    case "data for the recipient's code":
      return /\bbytes?\b/;
    case "new Safe":
      return /\bsafe\b/;
    case "liquidation":
      return /\bliquidat(?:e|es|ed|ing|ion)\b/;
    case "claim for others":
      return /\bclaim(?:s|ed|ing)?\b/;
    case "debt in the account's name":
      return /\bborrow(?:s|ed|ing)?\b/;
    case "stable rate":
      // Not in "stablecoins".
      return /\bstable\b/;
    case "payment in aTokens":
      return /\batokens?\b/;
    case "unknown market":
      return /\bmarket\b/;
    case "hooks":
      return /\bhook(?:s|ed|ing)?\b/;
    case "other balance":
      return one.balance === "internal"
        ? /\binternal\b/
        : one.balance === "external"
          ? /\bexternal\b/
          : undefined;
    default:
      return undefined;
  }
}

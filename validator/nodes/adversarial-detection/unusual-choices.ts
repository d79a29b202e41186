import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { fail, pass, skip } from "../result.ts";

/** Words of a clause that tell nothing about which choice it is: an intent to sell asks for no other balance. */
const PLAIN = new Set(
  [
    "gives what left over with code runs that comes come back least base units names pools token buys account which",
    "takes sells pays into from balance borrows rate calls before after trade hands data recipient called makes",
    "lets name position loan stay debt",
  ].flatMap((words) => words.split(" ")),
);
/** What the sender gets back anyway is a matter of form. */
const HARMLESS = /^gives back what is left over/;

/**
 * What a function leaves to the caller is left as usual, unless the intent asks for the unusual: it then names every
 * address in it and one of its words.
 *
 * Confidence: 0.85.
 */
export const unusualChoices = hardNode({
  id: "adversarial_detection.unusual_choices",
  level: 2,
  run(opened) {
    const text = opened.intent.text.toLowerCase();
    return overPairs(opened, ({ call }) => {
      const unusual = (call.peculiarities ?? []).filter((clause) => !HARMLESS.test(clause));
      if (unusual.length === 0) return skip("The call makes no unusual choice.");
      const unasked = unusual.find((clause) => !isAsked(clause.toLowerCase(), text));
      if (unasked === undefined)
        return pass(0.85, `The intent asks for it: the call ${unusual.join(", and ")}.`);
      return fail(0.85, `The call ${unasked}, which the intent does not ask for.`, {
        expected: "the usual way",
        actual: unasked,
        remedy: "Use the plain function for it, or ask in the intent for just this.",
      });
    });
  },
});

function isAsked(clause: string, text: string): boolean {
  const addresses = clause.match(/0x[0-9a-f]{40}/g) ?? [];
  if (!addresses.every((address) => text.includes(address))) return false;
  const words = clause.replace(/0x[0-9a-f]+/g, "").match(/[a-z]{4,}/g) ?? [];
  return words.some((word) => !PLAIN.has(word) && hasWord(text, word.replace(/(?:es|s)$/, "")));
}

/** "stable" stands in "a stable rate", not in "stablecoins". */
function hasWord(text: string, stem: string): boolean {
  return new RegExp(`\\b${stem}(?:e|s|es|ed|ing)?\\b`).test(text);
}

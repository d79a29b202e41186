import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { fail, pass, skip } from "../result.ts";

/** Words of a clause that tell nothing about which choice it is. */
const PLAIN = new Set(
  "gives what left over with code runs that comes back least base units names pools token buys account".split(
    " ",
  ),
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
  const words = clause.match(/[a-z]{5,}/g) ?? [];
  return words.some((word) => !PLAIN.has(word) && text.includes(word.replace(/(?:es|s)$/, "")));
}

import type { Call } from "../calls/call.ts";
import type { Intent, NotUnderstood } from "../intent/intent.ts";
import { isOpen as isUnheld } from "../intent/prohibitions.ts";
import { withLimits } from "../intent/with-limits.ts";
import { guardOf, isKnown } from "../lexicon/lexicon.ts";
import type { Staged } from "../stages/staged.ts";
import { problemsOf, runsOf } from "./accounting/accounted-words.ts";
import { labelElements } from "./accounting/label-elements.ts";
import { markReferenceNumbers } from "./grammar/reference-number.ts";
import { isOpen, type Word } from "./grammar/word.ts";
import type { ReadTerms } from "./read-terms.ts";
import { askedSteps } from "./steps/asked-steps.ts";

/**
 * What a text that nobody read asks for by its own words, so that the checks can name the difference, and the words that stop
 * it: guarded ones, else unknown ones, else all of it. It never passes.
 */
export function* unread(terms: ReadTerms, calls: readonly Call[], chainId: number): Staged<Intent> {
  const { reading } = terms;
  yield "asked steps";
  const asked = yield* askedSteps(reading, calls, chainId);
  const intent = {
    ...terms.intent,
    ambiguities: [...terms.intent.ambiguities, ...asked.ambiguities],
    steps: withLimits(asked.steps, terms.intent.limits ?? []),
  };
  yield "unread words";
  const words = labelElements(reading, intent);
  markReferenceNumbers(reading, words);
  for (const word of words) if (isOpen(word)) word.problem = guardOf(word.plain);
  const guarded = problemsOf(reading.text, words);
  const unheld = intent.prohibitions
    .filter(isUnheld)
    .map(({ quote }) => ({ ...quote, demands: true, why: "negation" }));
  markOpen(words, isUnknown, "unknown");
  const stopping =
    unheld.length + guarded.length > 0 ? [...unheld, ...guarded] : problemsOf(reading.text, words);
  markOpen(words, () => true, "unread");
  return {
    ...intent,
    words: runsOf(reading.text, words),
    notUnderstood: stopping.length > 0 ? stopping : [unexplained(reading.text)],
  };
}

function unexplained(text: string): NotUnderstood {
  return { text: text.trim(), start: 0, end: text.length, demands: true, why: "unexplained by the call" };
}

function markOpen(
  words: readonly Word[],
  is: (at: number, words: readonly Word[]) => boolean,
  why: string,
): void {
  for (const [at, word] of words.entries())
    if (isOpen(word) && word.lexeme.kind !== "sign" && is(at, words)) word.problem = why;
}

/** In no table, or a name by its capital inside a sentence: "through Tornado Cash". */
function isUnknown(at: number, words: readonly Word[]): boolean {
  const { lexeme, plain } = words[at] as Word;
  const isName = /^\p{Lu}/u.test(lexeme.text) && /^[\p{L}\d,]/u.test(words[at - 1]?.lexeme.text ?? "");
  return lexeme.kind === "word" && (isName || !isKnown(plain));
}

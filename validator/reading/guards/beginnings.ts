import { createPhraseFinder } from "../../lexicon/phrases.ts";
import type { Word } from "../grammar/word.ts";

const openingAt = createPhraseFinder(
  "first of all, to begin with, to start with, for starters, for a start, at the beginning, to start, initially"
    .split(", ")
    .map((spoken) => [spoken, undefined]),
);

/** Marks words that say of a deed that it comes first, behind another that does: "Approve …. First of all, send …". */
export function guardBeginnings(words: Word[]): void {
  const lexemes = words.map(({ lexeme }) => lexeme);
  for (const [at, word] of words.entries()) {
    const opening = openingAt(lexemes, at);
    if (!opening || !words.slice(0, at).some(isOfFirst)) continue;
    const next = words.slice(opening.to).find(isOfStep);
    if (next && !isOfFirst(next)) word.problem = "order";
  }
}

const isOfStep = ({ element }: Word) => element?.of?.startsWith("step ") === true;
const isOfFirst = ({ element }: Word) => element?.of === "step 1";

import { endsClause, type Reading, type Span, wordAt } from "../../intent/reading.ts";
import { isAsking } from "../../lexicon/operation-words.ts";

/** Whether a verb asks for what is named, or an address gets it, in its own clause. */
export function isAsked({ lexemes }: Reading, { from, to }: Span): boolean {
  const ends = (at: number) => endsClause(lexemes[at]) || /^(?:[:()]|so|and)$/.test(wordAt(lexemes, at));
  let [first, last] = [from, to];
  while (first > 0 && !ends(first - 1)) first -= 1;
  while (last < lexemes.length && !ends(last)) last += 1;
  return lexemes.slice(first, last).some(({ kind, lower }) => kind === "address" || isAsking(lower));
}

import table from "../../data/remarks/weights.json" with { type: "json" };
import type { Lexeme } from "../../intent/lexer.ts";
import { createPhraseFinder } from "../../lexicon/phrases.ts";

/** What says so little that it has to be the whole remark: "x2", "Would you". */
const SHORTEST_PART = 4;

/** Harmful remarks that the weights alone would let pass. */
const listed: ReadonlySet<string> = new Set(table.listed);
const partAt = createPhraseFinder(
  table.listed.filter((words) => words.split(" ").length >= SHORTEST_PART).map((words) => [words, true]),
);

/** Whether a remark is, or has within it, one that is listed as harmful and too light. */
export function repeatsListed(lexemes: readonly Lexeme[]): boolean {
  if (listed.has(wordsOf(lexemes))) return true;
  const words = spokenIn(lexemes);
  return words.some((_, at) => partAt(words, at) !== undefined);
}

/** The words of a remark in lower case, without its marks. */
export const wordsOf = (lexemes: readonly Lexeme[]) =>
  spokenIn(lexemes)
    .map(({ lower }) => lower)
    .join(" ");

const spokenIn = (lexemes: readonly Lexeme[]) => lexemes.filter(({ kind }) => kind !== "sign");

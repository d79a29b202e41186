import { type Reading, take, wordAt } from "./reading.ts";
import { plainForm } from "./verbs.ts";

/** Takes the numbers of a numbered list, "1) approve … 2) swap …", so that none is read as an amount. */
export function takeNumbering(reading: Reading): void {
  const { lexemes } = reading;
  for (const [at, lexeme] of lexemes.entries()) {
    if (lexeme.kind !== "number" || !/^\d{1,2}$/.test(lexeme.lower)) continue;
    const isMarked = /^[).:]$/.test(wordAt(lexemes, at + 1)) && lexemes[at + 1]?.start === lexeme.end;
    if (isMarked && plainForm.has(wordAt(lexemes, at + 2))) take(reading, lexeme);
  }
}

import { type Reading, take, wordAt } from "./reading.ts";
import { plainForm } from "./verbs.ts";

/** "(1) at least 5 DAI; (2) within an hour": "five (5) DAI" is no list. */
export function isEnumerated(text: string, start: number, end: number): boolean {
  return (
    text[start - 1] === "(" &&
    text[end] === ")" &&
    text.includes("(1)") &&
    text.includes("(2)") &&
    end - start < 3
  );
}

/** Takes the numbers of a numbered list, "1) approve … 2) swap …", so that none is read as an amount. */
export function takeNumbering(reading: Reading): void {
  const { lexemes } = reading;
  for (const [at, lexeme] of lexemes.entries()) {
    if (lexeme.kind !== "number" || !/^\d{1,2}$/.test(lexeme.lower)) continue;
    // "Amount: 2. Buy …"
    if (wordAt(lexemes, at - 1) === ":" && wordAt(lexemes, at - 2) === "amount") continue;
    const isMarked = /^[).:]$/.test(wordAt(lexemes, at + 1)) && lexemes[at + 1]?.start === lexeme.end;
    if (isMarked && isEnumerated(reading.folded, lexeme.start, lexeme.end)) take(reading, lexeme);
    if (isMarked && plainForm.has(wordAt(lexemes, at + 2))) take(reading, lexeme);
  }
}

import type { Lexeme } from "./lexer.ts";
import { type Reading, take, wordAt } from "./reading.ts";
import { plainForm } from "./verbs.ts";

/** Takes the numbers of a numbered list, "1) approve … 2) swap …", so that none is read as an amount. */
export function takeNumbering(reading: Reading): void {
  const { lexemes } = reading;
  let counted = 0;
  for (const [at, lexeme] of lexemes.entries()) {
    if (lexeme.kind !== "number" || !/^\d{1,2}$/.test(lexeme.lower)) continue;
    const isMarked = /^[).:]$/.test(wordAt(lexemes, at + 1)) && lexemes[at + 1]?.start === lexeme.end;
    // "Constraints: (1) …; (2) …" counts from one upwards.
    const isCounted =
      isMarked &&
      wordAt(lexemes, at - 1) === "(" &&
      Number(lexeme.lower) === counted + 1 &&
      isFollowed(lexemes, at);
    if (isCounted) counted += 1;
    if (isCounted || (isMarked && plainForm.has(wordAt(lexemes, at + 2)))) take(reading, lexeme);
  }
}

/** Whether the first mark of a list is followed by the second; those behind it follow the first. */
function isFollowed(lexemes: readonly Lexeme[], at: number): boolean {
  if (wordAt(lexemes, at) !== "1") return true;
  return lexemes.some(
    ({ lower }, other) =>
      other > at && lower === "2" && wordAt(lexemes, other - 1) === "(" && wordAt(lexemes, other + 1) === ")",
  );
}

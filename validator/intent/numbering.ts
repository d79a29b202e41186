import { isAsking } from "../lexicon/operation-words.ts";
import { type Reading, take, wordAt } from "./reading.ts";

/**
 * Takes the numbers of a list that counts from one upwards, "1) approve … 2) swap …", "(1) at least 5 DAI; (2) within an
 * hour", so that none is read as an amount. "Five (5) DAI" is none, nor is "My mother turned 60. Send …".
 */
export function takeNumbering(reading: Reading): void {
  const { lexemes, folded } = reading;
  for (const [at, lexeme] of lexemes.entries()) {
    const mark = lexemes[at + 1];
    if (lexeme.kind !== "number" || !/^\d{1,2}$/.test(lexeme.lower) || mark?.start !== lexeme.end) continue;
    // "Amount: 2. Buy …"
    if (!/^[).:]$/.test(mark.text) || wordAt(lexemes, at - 2) === "amount") continue;
    const number = Number(lexeme.lower);
    const before = folded.slice(0, lexeme.start);
    if (number !== 1 && !before.includes(`${number - 1}${mark.text}`)) continue;
    // "(min 3)" is no mark.
    const isOpen = before.lastIndexOf("(") > before.lastIndexOf(")");
    const isPair = mark.text === ")" && folded.includes("2)") && (isOpen ? /\($/ : /(?:^|\s)$/).test(before);
    if (isPair || /(?:^|\n)\s*$/.test(before) || isAsking(wordAt(lexemes, at + 2))) take(reading, lexeme);
  }
}

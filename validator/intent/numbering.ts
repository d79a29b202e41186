import { isAsking } from "../lexicon/operation-words.ts";
import { type Reading, take, wordAt } from "./reading.ts";

/** "(1) at least 5 DAI; (2) within an hour": the marks of a list, which counts from one upwards. "Five (5) DAI" is none. */
function isEnumerated(text: string, start: number, end: number): boolean {
  if (text[end] !== ")" || end - start > 2) return false;
  const isOpened = text[start - 1] === "(";
  // "1) approve … 2) swap …", but not "(at least 3)"
  const isApart =
    /^$|\s/.test(text[start - 1] ?? "") && text.lastIndexOf("(", start) <= text.lastIndexOf(")", start);
  if (!isOpened && !isApart) return false;
  const mark = isOpened ? "(" : "";
  for (let number = Number(text.slice(start, end)) - 1; number > 0; number -= 1)
    if (!text.slice(0, start).includes(`${mark}${number})`)) return false;
  return text.includes(`${mark}1)`) && text.includes(`${mark}2)`);
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
    // "My mother turned 60. Send …" counts nothing up.
    const isNext =
      Number(lexeme.lower) === 1 ||
      reading.folded.includes(`${Number(lexeme.lower) - 1}${wordAt(lexemes, at + 1)}`);
    const isLine = /(?:^|\n)\s*$/.test(reading.folded.slice(Math.max(0, lexeme.start - 8), lexeme.start));
    if (isMarked && isNext && (isLine || isAsking(wordAt(lexemes, at + 2)))) take(reading, lexeme);
  }
}

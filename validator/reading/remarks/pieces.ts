import type { Lexeme } from "../../intent/lexer.ts";
import type { Reading } from "../../intent/reading.ts";
import { tagEnd } from "../../intent/tags.ts";
import { shortens } from "../grammar/word.ts";

/** Words between two marks or joints. */
export interface Piece {
  from: number;
  to: number;
  /** The mark before and behind it; none where a joint cuts. */
  opener: string;
  closer: string;
  /** It begins a sentence. */
  isFirst: boolean;
}

const ENDS: ReadonlySet<string> = new Set([".", "!", "?", ";", "\n"]);
const MARKS: ReadonlySet<string> = new Set([...ENDS, ":", ",", "(", ")", "[", "]", "{", "}", "|", "–", "—"]);
const JOINTS: ReadonlySet<string> = new Set("because since so and but as while although though".split(" "));

/** The sign of a tag, which opens it and stands for its end too. */
export const TAG = "#";

export const endsSentence = (mark: string) => ENDS.has(mark);

/** Cuts an intent at its marks, at new lines and before joining words. */
export function piecesOf({ text, lexemes }: Reading): Piece[] {
  const pieces: Piece[] = [];
  let [from, opener, isFirst] = [0, "", true];
  const close = (to: number, closer: string, next: number) => {
    if (to > from) {
      pieces.push({ from, to, opener, closer, isFirst });
      isFirst = false;
    }
    if (endsSentence(closer)) isFirst = true;
    opener = closer;
    from = next;
  };
  // A tag is a piece by itself, and stands beside what it is hung on: a sentence begins behind it as it would without.
  let tagged = 0;
  for (const [at, lexeme] of lexemes.entries()) {
    if (at < tagged) continue;
    const before = lexemes[at - 1]?.end ?? 0;
    if (at > from && text.slice(before, lexeme.start).includes("\n")) close(at, "\n", at);
    const end = tagEnd(lexemes, at);
    if (end !== undefined) {
      close(at, TAG, at + 1);
      const begins = isFirst;
      close(end, TAG, end);
      isFirst = begins;
      tagged = end;
      continue;
    }
    if (isCut(lexemes, at)) close(at, lexeme.text === "-" ? "–" : lexeme.text, at + 1);
    else if (at > from && JOINTS.has(lexeme.lower)) close(at, "", at);
  }
  close(lexemes.length, "", lexemes.length);
  return pieces;
}

function isCut(lexemes: readonly Lexeme[], at: number): boolean {
  const { text = "", start = 0, end = 0 } = lexemes[at] ?? {};
  const [isApartBefore, isApartBehind] = [
    (lexemes[at - 1]?.end ?? 0) < start,
    (lexemes[at + 1]?.start ?? end + 1) > end,
  ];
  if (text === "-") return isApartBefore && isApartBehind;
  if (shortens(lexemes[at - 1], lexemes[at], lexemes[at + 1])) return false;
  // "12:30", "p.m": a mark within a word.
  return MARKS.has(text) && (isApartBefore || isApartBehind || !/^[.:,]$/.test(text));
}

import type { Decimal } from "../decimals/decimal.ts";
import type { Lexeme } from "../intent/lexer.ts";
import { compareDecimals, spokenNumber } from "./spoken-number.ts";

/** A word in lower case, a number of a value, or characters as they stand. */
export type Part =
  | string
  | { number: Decimal; may: "equal" | "be less" | "be more" }
  /** Hex digits and names, whatever their case. */
  | { literal: string };

export type Phrase = readonly Part[];

/** A phrase of words only. */
export const words = (text: string): Phrase => text.split(" ");

/** The place behind a phrase that begins at a lexeme; undefined where another text stands there. */
export function endOf(
  phrase: Phrase,
  lexemes: readonly Lexeme[],
  from: number,
  text: string,
): number | undefined {
  let at = from;
  for (const part of phrase) {
    const next = endOfPart(part, lexemes, at, text);
    if (next === undefined) return undefined;
    at = next;
  }
  return at;
}

function endOfPart(part: Part, lexemes: readonly Lexeme[], at: number, text: string): number | undefined {
  const lexeme = lexemes[at];
  if (!lexeme) return undefined;
  if (typeof part === "string") return lexeme.lower === part ? at + 1 : undefined;
  if ("literal" in part) return endOfLiteral(part.literal, lexemes, at, text);
  const said = lexeme.kind === "number" ? spokenNumber(lexeme.text) : undefined;
  if (!said) return undefined;
  const difference = compareDecimals(said, part.number);
  const fits =
    difference === 0 || (part.may === "be less" ? difference < 0 : part.may === "be more" && difference > 0);
  return fits ? at + 1 : undefined;
}

/** Where the text has these very characters and the next one belongs to something else. */
function endOfLiteral(
  literal: string,
  lexemes: readonly Lexeme[],
  at: number,
  text: string,
): number | undefined {
  const start = lexemes[at]?.start ?? text.length;
  const end = start + literal.length;
  if (text.slice(start, end).toLowerCase() !== literal.toLowerCase()) return undefined;
  if (/^[\p{L}\p{N}_]/u.test(text.slice(end, end + 2)) || /^[.,]\d/.test(text.slice(end, end + 2)))
    return undefined;
  let next = at;
  while ((lexemes[next]?.start ?? end) < end) next += 1;
  return lexemes[next - 1]?.end === end ? next : undefined;
}

import type { Lexeme } from "../../intent/lexer.ts";
import { isOf } from "../../lexicon/lexicon.ts";

/** A lexeme of the intent and what it is taken for; made with every field, since all rules look at all words and look faster at one shape. */
export interface Word {
  lexeme: Lexeme;
  /** In lower case, with plain apostrophes. */
  plain: string;
  /** An element that was read from it ("amount", "verb", "deadline"), and of which step. */
  element?: { as: string; of: string | undefined } | undefined;
  /** Words that ask for nothing: of which kind. */
  filler?: string | undefined;
  /** Why it stops the request. */
  problem?: string | undefined;
}

/** What names the deed of the call as a thing: "a wedding gift". */
export const isDeedNamed = ({ element, plain }: Word) =>
  /^(?:noun|verb)$/.test(element?.as ?? "") && (element?.of === "the call" || isOf(plain, "occasion"));

/** No word before the first, which an array would look for as a field of its own. */
export const plainAt = (words: readonly Word[], at: number) => (at < 0 ? undefined : words[at])?.plain ?? "";

export const isOpen = ({ element, filler, problem }: Word) =>
  element === undefined && filler === undefined && problem === undefined;

/** A sum or a token that was read. */
export const isThing = (word: Word | undefined) => /^(?:amount|token)/.test(word?.element?.as ?? "");

/** Whether a full stop only shortens a word: "no. 12", "ref. INV-20871", "Dr. Feld". */
export function isShortening(words: readonly Word[], at: number): boolean {
  return shortens(words[at - 1]?.lexeme, words[at]?.lexeme, words[at + 1]?.lexeme);
}

/** The same of a mark between two lexemes. */
export function shortens(
  before: Lexeme | undefined,
  mark: Lexeme | undefined,
  next: Lexeme | undefined,
): boolean {
  if (mark?.text !== ".") return false;
  const { lower = "" } = before ?? {};
  if (/^(?:no|nr)$/.test(lower)) return next?.kind === "number" || /\d/.test(next?.text ?? "");
  // "K. Osei"
  const isInitial = /^\p{L}$/u.test(lower) && /^\p{Lu}/u.test(next?.text ?? "");
  if (isInitial && isOf(next?.lower ?? "", "name")) return true;
  if (/^incl$/i.test(before?.text ?? "")) return true;
  // "min. 5950", but "0.5% max. Thanks"
  if (/^(?:min|max|approx|ca)$/.test(lower)) return !/^\p{Lu}/u.test(next?.text ?? "");
  return /^(?:ref|inv|dr|hon|mr|mrs|ms|prof|st)$/.test(lower);
}

import type { Lexeme } from "../../intent/lexer.ts";

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

/** No word before the first, which an array would look for as a field of its own. */
export const plainAt = (words: readonly Word[], at: number) => (at < 0 ? undefined : words[at])?.plain ?? "";

export const isOpen = ({ element, filler, problem }: Word) =>
  element === undefined && filler === undefined && problem === undefined;

import type { Decimal } from "../../decimals/decimal.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import type { Span } from "../../intent/reading.ts";

/** So much of something, in the words that it is restated by. */
export interface ToldSum {
  value: Decimal;
  symbol: string | undefined;
  words: readonly Lexeme[];
}

/** Something that a clause says, by the word or letter that stands for it in a pattern. */
export interface Said extends Span {
  /**
   * S a sum, N a number alone, T a token alone, P an address, L a place, M the speaker, W who is paid by what he is called; of several deeds alike also B the least
   * that is got, D the same least, F all of it; or a word; empty what asks for nothing.
   */
  as: string;
  sum?: ToldSum | undefined;
}

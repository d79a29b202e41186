import type { Call } from "../../calls/call.ts";
import type { Quote } from "../../intent/intent.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import type { Reading } from "../../intent/reading.ts";
import type { Named } from "./named.ts";

/** A verb that is put where it is not said, and the word that says what is done. */
export interface ToldDeed {
  start: number;
  quote: Quote;
}

/** Words that stand for what was named before, up to but not including `to`, and what they stand for. */
export interface Reference {
  to: number;
  meant: readonly Lexeme[];
  /** Those of the words that ask for nothing by themselves. */
  said?: readonly Quote[];
  /** Of verbs that are put where they are not said. */
  deeds?: readonly ToldDeed[];
  /** Whether what is meant has places of its own; otherwise it has that of all the words. */
  isPlaced?: boolean;
}

export type ReferenceFinder = (
  reading: Reading,
  at: number,
  named: Named,
  calls: readonly Call[],
) => Reference | undefined;

/** What may follow a reference that is an object by itself: "swap it into", "those 400 on Uniswap". */
export const ENDS =
  /^(?:into|to|for|on|onto|via|through|thru|with|at|and|then|in|over|out|as|from|so|by|using|there|straight|first|beforehand|before|again|[.,;:!?()]|)$/;

/** How far what belongs to a reference may stand from it: whoever refers to something farther off is not understood. */
export const REACH = 40;

/** No text that several calls explain has more words and marks; whoever writes more keeps the others waiting. */
export const MOST_READ = 500;

/** A word of one's own making, for what is meant. */
export const wordOf = (lower: string): Lexeme => ({ kind: "word", lower, text: lower, start: 0, end: 0 });

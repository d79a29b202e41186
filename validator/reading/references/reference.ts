import type { Lexeme } from "../../intent/lexer.ts";

/** What may follow a reference that is an object by itself: "swap it into", "those 400 on Uniswap". */
export const ENDS =
  /^(?:into|to|for|on|onto|via|through|thru|with|at|and|then|in|over|out|as|from|so|by|using|there|straight|first|beforehand|before|again|[.,;:!?()]|)$/;

/** How far what belongs to a reference may stand from it: whoever refers to something farther off is not understood. */
export const REACH = 40;

/** A word of one's own making, for what is meant. */
export const wordOf = (lower: string): Lexeme => ({ kind: "word", lower, text: lower, start: 0, end: 0 });

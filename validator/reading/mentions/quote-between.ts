import type { Quote } from "../../intent/intent.ts";
import { quoteOf } from "../../intent/lexer.ts";
import type { Reading } from "../../intent/reading.ts";

/** The words from one lexeme up to but not including another; undefined where there are none. */
export function quoteBetween({ lexemes, text }: Reading, from: number, to = from + 1): Quote | undefined {
  const [first, last] = [lexemes[from], lexemes[to - 1]];
  return first && last && from < to ? quoteOf(text, first, last) : undefined;
}

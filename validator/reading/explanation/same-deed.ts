import type { Quote } from "../../intent/intent.ts";
import { type Lexeme, quoteOf } from "../../intent/lexer.ts";
import { pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { sameSumIn } from "./shared-objects.ts";

const LEADING = /^(?:[,;.:-]|and|then|also|please|now)$/;
const DOING = /^(?:do|doing|repeat|exactly|just|the)$/;
const BEHIND = /^(?:thing|again|for|with|goes|on|:)$/;

/** The words by which a run asks for what the one before does, with other objects: "Same for 50 DAI", "likewise DAI". */
export function sameDeedIn(
  reading: Reading,
  lexemes: readonly Lexeme[],
): { rest: Lexeme[]; quote: Quote } | undefined {
  const from = pastWords(lexemes, 0, LEADING);
  const at = pastWords(lexemes, from, DOING);
  // "the same to 0x…" is the same sum.
  if (!/^(?:same|likewise|ditto)$/.test(wordAt(lexemes, at)) || sameSumIn(lexemes)) return undefined;
  const to = pastWords(lexemes, at + 1, BEHIND);
  const [first, last] = [lexemes[from], lexemes[to - 1]];
  if (!first || !last || to >= lexemes.length) return undefined;
  return {
    rest: [...lexemes.slice(0, from), ...lexemes.slice(to)],
    quote: quoteOf(reading.text, first, last),
  };
}

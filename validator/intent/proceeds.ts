import type { Quote } from "./intent.ts";
import { quoteOf } from "./lexer.ts";
import { isTaken, type Stretch, take, wordAt } from "./reading.ts";

const PRONOUN = /^(?:it|them|these|those)$/;
const YIELD = /^(?:proceeds|output|result|received|swapped|resulting|bought|outcome)$/;

/** The words by which a part takes what the part before it yields: "it", "the proceeds", "whatever I receive". */
export function findProceeds({ reading, verb, to }: Stretch): Quote | undefined {
  const { text, lexemes } = reading;
  for (let at = verb + 1; at < Math.min(to, verb + 8); at += 1) {
    const word = wordAt(lexemes, at);
    const lexeme = lexemes[at];
    if (!lexeme || isTaken(reading, at)) continue;
    const isObject = PRONOUN.test(word) && at <= verb + 3;
    if (!isObject && !YIELD.test(word)) continue;
    const quote = quoteOf(text, lexeme);
    take(reading, quote);
    return quote;
  }
  return undefined;
}

import { quoteOf } from "../../intent/lexer.ts";
import { numberAt } from "../../intent/numbers.ts";
import { pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { isAsking } from "../../lexicon/operation-words.ts";
import type { Reference } from "./reference.ts";

/** The words at a place that only say that one deed follows another. */
export function orderMeant(reading: Reading, at: number): Reference | undefined {
  return thenAt(reading, at) ?? withItAt(reading, at);
}

/** "The 2 WETH should then go to 0x…", "they are then to be swapped": inside of what is told, and no deed of its own. */
function thenAt({ lexemes, text }: Reading, at: number): Reference | undefined {
  const word = lexemes[at];
  const isInside =
    /^(?:then|afterwards)$/.test(word?.lower ?? "") &&
    /^(?:should|must|shall|is|are)$/.test(wordAt(lexemes, at - 1)) &&
    /^(?:go|be|to|get|receive)$/.test(wordAt(lexemes, at + 1));
  return word && isInside ? { to: at + 1, meant: [], said: [quoteOf(text, word)] } : undefined;
}

/** "With it, exchange 400 DAI into USDC": with the permission of before, where the deed tells what it takes. */
function withItAt({ lexemes, text }: Reading, at: number): Reference | undefined {
  const [first, last] = [lexemes[at], lexemes[at + 1]];
  const isWith = first?.lower === "with" && /^(?:it|that|this)$/.test(last?.lower ?? "");
  if (!isWith || !last || wordAt(lexemes, at + 2) !== "," || !isAsking(wordAt(lexemes, at + 3)))
    return undefined;
  const isTold = numberAt(lexemes, pastWords(lexemes, at + 4, /^(?:the|those|these|my)$/, 1));
  return isTold ? { to: at + 3, meant: [], said: [quoteOf(text, first, last)] } : undefined;
}

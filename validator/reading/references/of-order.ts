import { quoteOf } from "../../intent/lexer.ts";
import { numberAt } from "../../intent/numbers.ts";
import { pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { isAsking } from "../../lexicon/operation-words.ts";
import type { Reference } from "./reference.ts";

/** How many words a place that stands between marks may have. */
const REACH = 9;

/** The words at a place that only say that one deed follows another. */
export function orderMeant(reading: Reading, at: number): Reference | undefined {
  return thenAt(reading, at) ?? comesAt(reading, at) ?? thereAt(reading, at) ?? withItAt(reading, at);
}

/** "Next comes a fresh 400 DAI approval", "then comes the swap" */
function comesAt({ lexemes, text }: Reading, at: number): Reference | undefined {
  const word = lexemes[at];
  const isNext = word?.lower === "comes" && /^(?:next|then|first|last)$/.test(wordAt(lexemes, at - 1));
  return isNext && /^(?:an?|the)$/.test(wordAt(lexemes, at + 1))
    ? { to: at + 1, meant: [], said: [quoteOf(text, word)] }
    : undefined;
}

/** "…, and then, on Uniswap V2, sell the 400 DAI": where the deed is done stands between marks. */
function thereAt({ lexemes, text }: Reading, at: number): Reference | undefined {
  const [then, mark] = [lexemes[at], lexemes[at + 1]];
  const isApart = then?.lower === "then" && mark?.lower === ",";
  if (!isApart || !/^(?:on|via|through|using|at|with)$/.test(wordAt(lexemes, at + 2))) return undefined;
  // "then, at 0.99 or better, sell" bounds it.
  const end = lexemes.findIndex(
    ({ lower, kind }, place) => place > at + 1 && (kind === "number" || /^[.,;:!?]$/.test(lower)),
  );
  return wordAt(lexemes, end) === "," && end < at + REACH && isAsking(wordAt(lexemes, end + 1))
    ? { to: at + 2, meant: [then], said: [quoteOf(text, then, mark)] }
    : undefined;
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

import type { Step } from "../../intent/intent.ts";
import { quoteOf } from "../../intent/lexer.ts";
import { isTaken, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";

const NUMBERED = /^(?:requests?|withdrawals?|requestids?|tickets?|ids?|nft|nfts|number|no|nr|#)$/;
const BETWEEN = /^(?:,|and|&|:|=|\.)$/;

/** The numbers of what is to be claimed or handed over: "withdrawal request 4711", "#1, #2 and #3". */
export function claimedIds(reading: Reading): Step["tokenIds"] {
  const { lexemes, text } = reading;
  const found: Step["tokenIds"] = [];
  let isLed = false;
  for (const [at, lexeme] of lexemes.entries()) {
    const isNumber = lexeme.kind === "number" && /^\d+$/.test(lexeme.lower) && !isTaken(reading, at);
    // "withdrawal 5 ETH"
    const isOfToken = isNumber && isLed && tokenAtLexeme(reading, at + 1, true) !== undefined;
    if (isNumber && isLed && !isOfToken && !/^(?:copies|of|x)$/.test(wordAt(lexemes, at + 1)))
      found.push({ id: BigInt(lexeme.lower), quote: quoteOf(text, lexeme) });
    isLed = NUMBERED.test(lexeme.lower) || (isLed && (isNumber || BETWEEN.test(lexeme.lower)));
  }
  return found;
}

import type { Step } from "../../intent/intent.ts";
import { quoteOf } from "../../intent/lexer.ts";
import { isTaken, type Reading, wordAt } from "../../intent/reading.ts";

const NUMBERED = /^(?:requests?|tickets?|ids?|nft|nfts|number|no|nr|#)$/;
const BETWEEN = /^(?:,|and|&|#|:|\.)$/;

/** The numbers of what is to be claimed: "withdrawal request 4711", "requests 1, 2 and 3". */
export function claimedIds({ lexemes, text, ...reading }: Reading): Step["tokenIds"] {
  return lexemes.flatMap((lexeme, at) => {
    if (lexeme.kind !== "number" || !/^\d+$/.test(lexeme.lower) || isTaken({ lexemes, text, ...reading }, at))
      return [];
    let lead = at - 1;
    while (BETWEEN.test(wordAt(lexemes, lead)) || lexemes[lead]?.kind === "number") lead -= 1;
    return NUMBERED.test(wordAt(lexemes, lead)) || wordAt(lexemes, at - 1) === "#"
      ? [{ id: BigInt(lexeme.lower), quote: quoteOf(text, lexeme) }]
      : [];
  });
}

import { type Decimal, showDecimal } from "../../decimals/decimal.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { numberAt } from "../../intent/numbers.ts";
import { spokenProtocolAt } from "../../intent/protocol.ts";
import { beginsLine, pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import type { Said, ToldSum } from "./said.ts";

const POINTING =
  /^(?:the|that|those|these|this|same|very|full|whole|entire|exact|resulting|withdrawn|said|all|my|another|further|amount|sum|of)$/;

const COUNTED = /^(?:payments|transfers|payouts|disbursements|remittances)$/;

export const toldSum = (value: Decimal, symbol: string | undefined, token: readonly Lexeme[]): ToldSum => {
  const digits = showDecimal(value);
  return {
    value,
    symbol,
    words: [{ kind: "number", lower: digits, text: digits, start: 0, end: 0 }, ...token],
  };
};

/** "100 USDC", "those 100 of my USDC", "100 in USDC", "USDC 100.00", "USDC: 100" */
export function sumAt(reading: Reading, at: number): Said | undefined {
  const { lexemes } = reading;
  if (wordAt(lexemes, at) === "of") return undefined;
  const from = pastWords(lexemes, at, POINTING, 5);
  const before = spokenProtocolAt(reading, from) ? undefined : tokenAtLexeme(reading, from);
  const mark = before && pastWords(lexemes, before.to, /^[:=,]$/, 1);
  const number = numberAt(lexemes, mark ?? from);
  // "into WETH:\n1. 100 USDC" numbers an item.
  const isItem =
    number && before && beginsLine(reading, number.from) && /^[.)]$/.test(wordAt(lexemes, number.to));
  // "the whole USDC one"
  const isPronoun = before && wordAt(lexemes, before.to) === "one";
  if (!number || isItem || isPronoun) return undefined;
  const of = pastWords(lexemes, number.to, /^(?:of|in|my|our)$/, 2);
  // "two Aave V3 repayments"
  const place = spokenProtocolAt(reading, of);
  const isOther = beginsLine(reading, of) || (place && (before || place.to > of + 1));
  const behind = isOther ? undefined : tokenAtLexeme(reading, of, true);
  const token = before ?? behind;
  // "100 USDC: 50 DAI" has a sum behind the token.
  if (!token || (before && behind)) return undefined;
  // "two ETH payments"
  const isCounting = lexemes[number.from]?.kind === "word" && COUNTED.test(wordAt(lexemes, token.to));
  if (isCounting) return undefined;
  const named = lexemes.slice(token.from, token.to);
  return {
    as: "S",
    from: at,
    to: Math.max(token.to, number.to),
    sum: toldSum(number.value, token.token.symbol, named),
  };
}

import type { Call } from "../../calls/call.ts";
import { quoteOf } from "../../intent/lexer.ts";
import { numberAt } from "../../intent/numbers.ts";
import { pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { phraseEnd } from "../../lexicon/phrase-end.ts";
import type { Named } from "./named.ts";
import { type Reference, wordOf } from "./reference.ts";

/** What may follow a sum that somebody is to have; "25 USDC to spend", "50 USDC by now" are no payments. */
const OVER = /^(?:[.,;:!?)]|and|then|please|too|would|thanks|)$/;
const DUE = /^(?:should|shall)$/;

/** Somebody who is to have a sum gets it: "0x… and 0x… should have 50 USDC apiece". */
export function gettingMeant(
  reading: Reading,
  at: number,
  _named: Named,
  calls: readonly Call[],
): Reference | undefined {
  const taker = takerAt(reading, at, calls);
  if (taker) return taker;
  const { lexemes, text } = reading;
  const isDue = DUE.test(wordAt(lexemes, at)) && lexemes[at - 1]?.kind === "address";
  const have = at + 1;
  const [first, last] = [lexemes[at], lexemes[have]];
  if (!isDue || last?.lower !== "have" || !first) return undefined;
  const number = numberAt(lexemes, pastWords(lexemes, have + 1, /^(?:exactly|just)$/, 1));
  const token = number && tokenAtLexeme(reading, number.to, true);
  const end = token && pastWords(lexemes, token.to, /^(?:each|apiece|from|me|us)$/, 3);
  if (end === undefined || !OVER.test(wordAt(lexemes, end))) return undefined;
  // Beside permissions "should have 50 USDC" may be one.
  const isOnlyPaid = calls.every(({ operation }) => operation === "transfer");
  return isOnlyPaid
    ? { to: have + 1, meant: [wordOf("receive")], said: [quoteOf(text, first, last)] }
    : undefined;
}

const TAKES =
  /^(?:he|she|they)(?: only| just)? (?:takes?|accepts?|wants?|prefers?|insists? on)(?: to be paid in)?(?: only)?$/;

/** "He only takes WETH": why a payment is of the token that it is of; of another it would be another demand. */
function takerAt(reading: Reading, at: number, calls: readonly Call[]): Reference | undefined {
  const { lexemes, text } = reading;
  const first = lexemes[at];
  if (!/^[.;!,]$/.test(wordAt(lexemes, at - 1))) return undefined;
  const end = phraseEnd(lexemes, at, TAKES);
  const token = end === undefined ? undefined : tokenAtLexeme(reading, end);
  const symbol = token?.token.symbol?.toLowerCase();
  const isPaid = calls.some(
    ({ operation, amountIn }) => operation === "transfer" && amountIn?.asset.symbol?.toLowerCase() === symbol,
  );
  if (!first || !token || !isPaid || !/^[.,;!]?$/.test(wordAt(lexemes, token.to))) return undefined;
  return { to: token.to, meant: [], said: [quoteOf(text, first, lexemes[token.to - 1])] };
}

import type { Call } from "../../calls/call.ts";
import { quoteOf } from "../../intent/lexer.ts";
import { numberAt } from "../../intent/numbers.ts";
import { pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import { phraseEnd } from "../../lexicon/phrase-end.ts";
import { REACH, type Reference, type ReferenceFinder, wordOf } from "./reference.ts";

/** The words at a place that tell of one of several payments who or how much it is, as people do who have told the others. */
export const paymentMeant: ReferenceFinder = (reading, at, _named, calls) => {
  const taker = takerAt(reading, at, calls);
  if (taker) return taker;
  if (calls.some(({ operation, nonFungibles }) => operation !== "transfer" || nonFungibles)) return undefined;
  return (
    moreAt(reading, at) ??
    bothAt(reading, at) ??
    haveAt(reading, at) ??
    personAt(reading, at, calls) ??
    allOfTokenAt(reading, at, calls) ??
    totalAt(reading, at)
  );
};

const OVER = /^(?:[.;!)]|please|pls|thanks|thx|)$/;

/** "0x… 50, 0x… 60, all USDC": what every number is of, at the end and where each payment has one; "all my USDC" is a sum. */
function allOfTokenAt(reading: Reading, at: number, calls: readonly Call[]): Reference | undefined {
  const { lexemes } = reading;
  const isAll = wordAt(lexemes, at) === "all" || (wordAt(lexemes, at) === "both" && calls.length === 2);
  const token = isAll && /^[.,;(–—-]$/.test(wordAt(lexemes, at - 1)) && tokenAtLexeme(reading, at + 1);
  if (!token || !OVER.test(wordAt(lexemes, token.to))) return undefined;
  const named = token.token.symbol?.toLowerCase();
  const before = lexemes.slice(0, at);
  const isTold =
    before.filter(({ kind }) => kind === "number").length === calls.length &&
    before.every((_, place) => !tokenAtLexeme(reading, place)) &&
    calls.every(({ amountIn }) => amountIn?.asset.symbol?.toLowerCase() === named);
  return isTold ? { to: token.to, meant: [wordOf("in"), ...lexemes.slice(token.from, token.to)] } : undefined;
}

/** "50 USDC each to 0x… and 0x…. So 100 total." */
function totalAt({ lexemes }: Reading, at: number): Reference | undefined {
  const isTotal = wordAt(lexemes, at) === "total" && lexemes[at - 1]?.kind === "number";
  return isTotal && OVER.test(wordAt(lexemes, at + 1))
    ? { to: at + 1, meant: [wordOf("in"), wordOf("total")] }
    : undefined;
}

const without = ({ lexemes, text }: Reading, at: number, to: number): Reference | undefined => {
  const [first, last] = [lexemes[at], lexemes[to - 1]];
  return first && last && { to, meant: [], said: [quoteOf(text, first, last)] };
};

/** "50 USDC to 0x… and 50 more to 0x…": to somebody who was not named yet, so that it adds to nothing. */
function moreAt(reading: Reading, at: number): Reference | undefined {
  const { lexemes } = reading;
  if (wordAt(lexemes, at) !== "more" || !/^(?:to|for)$/.test(wordAt(lexemes, at + 1))) return undefined;
  const party = lexemes[at + 2];
  const from = Math.max(0, at - REACH);
  const isNew =
    party?.kind === "address" && lexemes.slice(from, at).every(({ lower }) => lower !== party.lower);
  const isCounted = lexemes[at - 1]?.kind === "number" || tokenAtLexeme(reading, at - 1, true)?.to === at;
  // "no more to 0x…", "5 or more to 0x…"
  return isNew && isCounted ? without(reading, at, at + 1) : undefined;
}

/** "Both 0x… and 0x… should receive USDC, 40 apiece": each says it as well. */
function bothAt(reading: Reading, at: number): Reference | undefined {
  const { lexemes } = reading;
  if (wordAt(lexemes, at) !== "both" || lexemes[at + 1]?.kind !== "address") return undefined;
  const behind = lexemes.slice(at + 1, at + REACH);
  const each = behind.findIndex(({ lower }) => /^(?:each|apiece)$/.test(lower));
  return behind[each - 1]?.kind === "number" ? without(reading, at, at + 1) : undefined;
}

/** "0x… and 0x… should have 50 USDC apiece": they get it; "25 USDC to spend", "50 USDC by now" are no payments. */
function haveAt(reading: Reading, at: number): Reference | undefined {
  const { lexemes, text } = reading;
  const [first, last] = [lexemes[at], lexemes[at + 1]];
  const isDue = lexemes[at - 1]?.kind === "address" && /^(?:should|shall)$/.test(first?.lower ?? "");
  const number = isDue && last?.lower === "have" ? numberAt(lexemes, at + 2) : undefined;
  const token = number && tokenAtLexeme(reading, number.to, true);
  const end = token && pastWords(lexemes, token.to, /^(?:each|apiece|from|me|us)$/, 3);
  return first && end !== undefined && OVER.test(wordAt(lexemes, end))
    ? { to: at + 2, meant: [wordOf("receive")], said: [quoteOf(text, first, last)] }
    : undefined;
}

const TAKES = /^(?:he|she|they) (?:(?:only|just) (?:takes?|accepts?|wants?)|insists? on)$/;

/** "He insists on WETH": why a payment is of the token that it is of; of another it would be another demand. */
function takerAt(reading: Reading, at: number, calls: readonly Call[]): Reference | undefined {
  const { lexemes } = reading;
  const end = /^[.;!,]$/.test(wordAt(lexemes, at - 1)) ? phraseEnd(lexemes, at, TAKES) : undefined;
  const token = end === undefined ? undefined : tokenAtLexeme(reading, end);
  const isPaid = calls.some(
    ({ operation, amountIn }) =>
      operation === "transfer" &&
      amountIn?.asset.symbol?.toLowerCase() === token?.token.symbol?.toLowerCase(),
  );
  return token && isPaid && /^[.,;!]?$/.test(wordAt(lexemes, token.to))
    ? without(reading, at, token.to)
    : undefined;
}

const AMONG = /^(?:older|younger|elder|eldest|oldest|youngest|other|first|second|third|little|big)$/;

/** "…, and the younger one (0x…) gets 60 USDC": whom an address in brackets is said to be of. */
function personAt(reading: Reading, at: number, calls: readonly Call[]): Reference | undefined {
  const { lexemes } = reading;
  if (!/^(?:my|our|the)$/.test(wordAt(lexemes, at)) || !/^(?:and|,|;|[.])$/.test(wordAt(lexemes, at - 1)))
    return undefined;
  const noun = pastWords(lexemes, at + 1, AMONG, 2);
  const isPerson =
    isOf(wordAt(lexemes, noun), "person") || (noun > at + 1 && wordAt(lexemes, noun) === "one");
  const party = lexemes[noun + 2];
  const isPaid = calls.some(({ recipient }) => recipient === party?.lower);
  return isPerson && wordAt(lexemes, noun + 1) === "(" && isPaid && wordAt(lexemes, noun + 3) === ")"
    ? without(reading, at, noun + 1)
    : undefined;
}

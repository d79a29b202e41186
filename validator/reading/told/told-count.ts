import type { Call } from "../../calls/call.ts";
import type { Decimal } from "../../decimals/decimal.ts";
import type { Quote } from "../../intent/intent.ts";
import { isCount, numberAt } from "../../intent/numbers.ts";
import { spokenProtocolAt } from "../../intent/protocol.ts";
import { isTaken, pastWords, quoteSpan, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { isOf } from "../../lexicon/lexicon.ts";

const THEM = /^(?:them|these|those)$/;

/** Deeds that are counted: "two USDC approvals", "two Aave V3 withdrawals". */
const DEEDS =
  /^(?:payments|transfers|payouts|approvals|allowances|permits|permissions|revocations|withdrawals|repayments|swaps|trades|loans|debts)$/;
const STEPS = /^(?:steps|things|tasks|jobs|actions|entries|operations|movements|instructions|errands)$/;
/** "two quick ones" */
const SMALL = /^(?:quick|small|short|simple|little)$/;
const PARTIES = /^(?:addresses|wallets|accounts|people|recipients|payees|spenders|contracts)$/;
const ASSETS = /^(?:tokens|coins|assets|currencies)$/;
/** The most words that stand between how many and what: "two separate Aave V3 withdrawals". */
const BETWEEN = 3;

const TIMES: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3 };
const ORDINALS = ["first", "second", "third", "fourth"];

/**
 * "twice: once with 100 USDC, once with 100 DAI", "two times. The first time with …, the second time with …": how often, where
 * so many calls are made and each time is told. All of them do what is told so often: "wrap 2 ETH twice, …, and send it" is not
 * one of each.
 */
export function toldTimes(reading: Reading, done: readonly Call[]): Quote[] {
  const { lexemes } = reading;
  const { length: calls } = done;
  const isOneDeed = new Set(done.map(({ operation }) => operation)).size === 1;
  if (calls < 2 || calls > ORDINALS.length || !isOneDeed) return [];
  const often = lexemes.flatMap((_, at) => {
    const number = numberAt(lexemes, at);
    const isTimes = number && isCount(number, calls) && wordAt(lexemes, number.to) === "times";
    return TIMES[wordAt(lexemes, at)] === calls
      ? [{ from: at, to: at + 1 }]
      : isTimes
        ? [{ from: at, to: number.to + 1 }]
        : [];
  });
  const isLed = (at: number) => /^(?:with|for|from|out|on)$/.test(wordAt(lexemes, at));
  const onces = lexemes.flatMap(({ lower }, at) =>
    lower === "once" && isLed(at + 1) ? [{ from: at, to: at + 1 }] : [],
  );
  const counted = ORDINALS.slice(0, calls).flatMap((word) => {
    const at = lexemes.findIndex(
      ({ lower }, place) => lower === word && wordAt(lexemes, place + 1) === "time",
    );
    return at > 0 && wordAt(lexemes, at - 1) === "the" && isLed(at + 2) ? [{ from: at - 1, to: at + 2 }] : [];
  });
  const each = [onces, counted].find(({ length }) => length === calls);
  const [only, ...others] = often;
  if (!only || others.length > 0 || !each) return [];
  return [only, ...each].map((span) => quoteSpan(reading, span));
}

/** "the two of them", "the pair of them", "two ETH payments", "two spenders", where so many calls are made: no amount. */
export function toldCount(reading: Reading, calls: readonly Call[]): Quote[] {
  const { lexemes } = reading;
  if (calls.length < 2) return [];
  const parties = new Set(calls.map(({ spender, recipient }) => spender ?? recipient));
  // Of collectibles "two tokens" are read with their ids.
  const isOfItems = calls.some(({ nonFungibles = [] }) => nonFungibles.length > 0);
  const tokens = new Set(isOfItems ? [] : calls.map(({ amountIn }) => amountIn?.asset.contract));
  return lexemes.flatMap((_, at) => {
    if (isTaken(reading, at)) return [];
    const several = numberAt(lexemes, at);
    if (several && isCount(several, calls.length) && countsDeeds(reading, several.to))
      return [quoteSpan(reading, several)];
    // "Three steps on Uniswap V2: …", "I'd like three things done: …"
    const steps = several && pastWords(lexemes, several.to, SMALL, 1);
    const isOnes = steps !== several?.to && wordAt(lexemes, steps ?? -1) === "ones";
    if (several && isCount(several, calls.length) && (isOnes || STEPS.test(wordAt(lexemes, steps ?? -1))))
      return [quoteSpan(reading, { from: at, to: pastWords(lexemes, (steps ?? at) + 1, /^done$/, 1) })];
    // "to one of the two addresses"
    const isOne = wordAt(lexemes, wordAt(lexemes, at - 1) === "the" ? at - 2 : at - 1) === "of";
    if (several && isCount(several, parties.size) && !isOne) {
      const counted = wordAt(lexemes, several.to);
      // "among these three: 0x…"
      const isPointed = /^(?:these|those)$/.test(wordAt(lexemes, at - 1)) && counted === ":";
      if (isPointed) return [quoteSpan(reading, several)];
      if (PARTIES.test(counted)) return [quoteSpan(reading, { from: at, to: several.to + 1 })];
      // "my three nephews"
      if (isOf(counted, "person") && /^(?:my|our)$/.test(wordAt(lexemes, at - 1)))
        return [quoteSpan(reading, several)];
    }
    // "two tokens of mine: 100 USDC and 200 DAI"
    if (several && isCount(several, tokens.size) && ASSETS.test(wordAt(lexemes, several.to)) && !isOne) {
      const isMine = wordAt(lexemes, several.to + 1) === "of" && wordAt(lexemes, several.to + 2) === "mine";
      return [quoteSpan(reading, { from: at, to: several.to + (isMine ? 3 : 1) })];
    }
    if (wordAt(lexemes, at) !== "the") return [];
    const number = numberAt(lexemes, at + 1);
    const to =
      number && isCount(number, calls.length)
        ? number.to
        : wordAt(lexemes, at + 1) === "pair" && calls.length === 2
          ? at + 2
          : undefined;
    if (to === undefined || wordAt(lexemes, to) !== "of" || !THEM.test(wordAt(lexemes, to + 1))) return [];
    return [quoteSpan(reading, { from: at, to: to + 2 })];
  });
}

/** "I'd like to have four things done: …", where fewer are. */
export function isCountedMore({ lexemes }: Reading, calls: readonly Call[]): boolean {
  return lexemes.some((_, at) => {
    const number = numberAt(lexemes, at);
    const steps = number && pastWords(lexemes, number.to, SMALL, 1);
    if (!number || !STEPS.test(wordAt(lexemes, steps ?? -1))) return false;
    const mark = pastWords(lexemes, (steps ?? at) + 1, /^(?:done|please|pls|today|,)$/, 3);
    return wordAt(lexemes, mark) === ":" && isMoreThan(number.value, calls.length);
  });
}

const isMoreThan = ({ digits, scale }: Decimal, many: number) => scale === 0 && digits > BigInt(many);

/** Whether what is counted from a place on are deeds, with what they are of before them: "USDC approvals". */
function countsDeeds(reading: Reading, from: number): boolean {
  const { lexemes } = reading;
  const behind = lexemes.slice(from, from + BETWEEN + 1);
  const at = behind.findIndex(({ lower }) => DEEDS.test(lower));
  if (at <= 0) return false;
  return behind
    .slice(0, at)
    .every(
      ({ lower }, place) =>
        tokenAtLexeme(reading, from + place) ||
        spokenProtocolAt(reading, from + place) ||
        /^(?:separate|new|permit2|v\d)$/.test(lower),
    );
}

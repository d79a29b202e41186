import type { Quote } from "../../intent/intent.ts";
import { isCount, numberAt } from "../../intent/numbers.ts";
import { isTaken, quoteSpan, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";

const THEM = /^(?:them|these|those)$/;

const PAYMENTS = /^(?:payments|transfers|payouts)$/;

const TIMES: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3 };
const ORDINALS = ["first", "second", "third", "fourth"];

/**
 * "twice: once with 100 USDC, once with 100 DAI", "two times. The first time with …, the second time with …": how often, where
 * so many calls are made and each time is told.
 */
export function toldTimes(reading: Reading, calls: number): Quote[] {
  const { lexemes } = reading;
  if (calls < 2 || calls > ORDINALS.length) return [];
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

/** "the two of them", "the pair of them", "two ETH payments", where so many calls are made: no amount. */
export function toldCount(reading: Reading, calls: number): Quote[] {
  const { lexemes } = reading;
  if (calls < 2) return [];
  return lexemes.flatMap((_, at) => {
    if (isTaken(reading, at)) return [];
    const several = numberAt(lexemes, at);
    const token = several && tokenAtLexeme(reading, several.to);
    if (token && PAYMENTS.test(wordAt(lexemes, token.to)) && isCount(several, calls))
      return [quoteSpan(reading, several)];
    if (wordAt(lexemes, at) !== "the") return [];
    const number = numberAt(lexemes, at + 1);
    const to =
      number && isCount(number, calls)
        ? number.to
        : wordAt(lexemes, at + 1) === "pair" && calls === 2
          ? at + 2
          : undefined;
    if (to === undefined || wordAt(lexemes, to) !== "of" || !THEM.test(wordAt(lexemes, to + 1))) return [];
    return [quoteSpan(reading, { from: at, to: to + 2 })];
  });
}

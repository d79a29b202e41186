import type { Quote } from "../../intent/intent.ts";
import { type FoundNumber, numberAt } from "../../intent/numbers.ts";
import { isTaken, quoteSpan, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";

const THEM = /^(?:them|these|those)$/;

const PAYMENTS = /^(?:payments|transfers|payouts)$/;

/** "the two of them", "the pair of them", "two ETH payments", where so many calls are made: no amount. */
export function toldCount(reading: Reading, calls: number): Quote[] {
  const { lexemes } = reading;
  if (calls < 2) return [];
  return lexemes.flatMap((_, at) => {
    if (isTaken(reading, at)) return [];
    const several = numberAt(lexemes, at);
    const token = several && tokenAtLexeme(reading, several.to);
    if (token && PAYMENTS.test(wordAt(lexemes, token.to)) && isNumber(several, calls))
      return [quoteSpan(reading, several)];
    if (wordAt(lexemes, at) !== "the") return [];
    const number = numberAt(lexemes, at + 1);
    const to =
      number && isNumber(number, calls)
        ? number.to
        : wordAt(lexemes, at + 1) === "pair" && calls === 2
          ? at + 2
          : undefined;
    if (to === undefined || wordAt(lexemes, to) !== "of" || !THEM.test(wordAt(lexemes, to + 1))) return [];
    return [quoteSpan(reading, { from: at, to: to + 2 })];
  });
}

const isNumber = ({ value }: FoundNumber, count: number) =>
  value.scale === 0 && value.digits === BigInt(count);

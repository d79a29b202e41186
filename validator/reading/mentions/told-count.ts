import type { Quote } from "../../intent/intent.ts";
import { numberAt } from "../../intent/numbers.ts";
import { isTaken, quoteSpan, type Reading, wordAt } from "../../intent/reading.ts";

const THEM = /^(?:them|these|those)$/;

/** "the two of them", "the pair of them", where so many calls are made: no amount. */
export function toldCount(reading: Reading, calls: number): Quote[] {
  const { lexemes } = reading;
  if (calls < 2) return [];
  return lexemes.flatMap((_, at) => {
    if (wordAt(lexemes, at) !== "the" || isTaken(reading, at)) return [];
    const number = numberAt(lexemes, at + 1);
    const isCount = number?.value.scale === 0 && number.value.digits === BigInt(calls);
    const to = isCount ? number.to : wordAt(lexemes, at + 1) === "pair" && calls === 2 ? at + 2 : undefined;
    if (to === undefined || wordAt(lexemes, to) !== "of" || !THEM.test(wordAt(lexemes, to + 1))) return [];
    return [quoteSpan(reading, { from: at, to: to + 2 })];
  });
}

import type { Call } from "../calls/call.ts";
import { percentageAt } from "../intent/percentages.ts";
import { isTaken, type Reading, wordAt } from "../intent/reading.ts";

const FEE = /^(?:fees?|cut|commission)$/;
const REACH = 8;

/** "Fee to 0x… is okay at 0.15%", where the call takes another one, and no term was read from it. */
export function isOtherFee(reading: Reading, calls: readonly Call[]): boolean {
  const own = calls.flatMap(({ fees = [] }) =>
    fees.flatMap(({ bips }) => (bips === undefined ? [] : Number(bips))),
  );
  if (own.length === 0) return false;
  const { lexemes } = reading;
  return lexemes.some((_, at) => {
    const share = isTaken(reading, at) ? undefined : percentageAt(lexemes, at);
    if (!share || own.includes(share.bips)) return false;
    for (let near = at - REACH; near < share.to + REACH; near += 1)
      if (FEE.test(wordAt(lexemes, near))) return true;
    return false;
  });
}

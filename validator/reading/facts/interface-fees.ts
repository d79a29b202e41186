import type { Call } from "../../calls/call.ts";
import { percentageAt } from "../../intent/percentages.ts";
import { isTaken, type Reading, takeSpan, wordAt } from "../../intent/reading.ts";

const FEE = /^(?:fees?|cut|commission|portion|interface|frontend|front)$/;
const REACH = 8;

/**
 * Takes the share that a trade's interface gets, where a word of fees or who gets it stands beside it: "the 0.25% interface fee is
 * fine", "25 bps to 0x…". Another share stays, and so does one of anything else.
 */
export function takeInterfaceFees(reading: Reading, calls: readonly Call[]): void {
  const fees = calls.flatMap(({ fees = [] }) => fees);
  if (fees.length === 0) return;
  const { lexemes } = reading;
  for (let at = 0; at < lexemes.length; at += 1) {
    const share = isTaken(reading, at) ? undefined : percentageAt(lexemes, at);
    const own = share && fees.filter(({ bips }) => bips !== undefined && Number(bips) === share.bips);
    if (!share || !own?.length) continue;
    const words = Array.from({ length: 2 * REACH }, (_, near) => wordAt(lexemes, at - REACH + near));
    // "… 0x… paying me a fee of 0.25%" turns it round.
    const isTurned = /\b(?:pay\w*|giv\w+|send\w*) (?:to )?(?:me|us)\b/.test(words.join(" "));
    if (!isTurned && words.some((word) => FEE.test(word) || own.some(({ recipient }) => recipient === word)))
      takeSpan(reading, share);
    at = share.to - 1;
  }
}

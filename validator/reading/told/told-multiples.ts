import type { Decimal } from "../../decimals/decimal.ts";
import type { Quote } from "../../intent/intent.ts";
import { numberAt } from "../../intent/numbers.ts";
import { isTaken, pastWords, quoteSpan, type Reading, wordAt } from "../../intent/reading.ts";

const TIMES: ReadonlyMap<string, { above: bigint; below: bigint }> = new Map([
  ["half", { above: 1n, below: 2n }],
  ["twice", { above: 2n, below: 1n }],
  ["double", { above: 2n, below: 1n }],
  ["triple", { above: 3n, below: 1n }],
]);
const OF_IT = /^(?:that|this|as|much|the|amount|sum)$/;
const SO = /^(?:[,(:.–—-]|so|namely|or|that|is|i\.e)$/;

/** "0.1 ETH to 0x… and twice that, 0.2 ETH, to 0x…": a sum told by the one before it as well, where it comes to that. */
export function toldMultiples(reading: Reading): Quote[] {
  const { lexemes } = reading;
  let before: Decimal | undefined;
  const told: Quote[] = [];
  if (!lexemes.some(({ lower }) => TIMES.has(lower))) return told;
  for (let at = 0; at < lexemes.length; at += 1) {
    if (isTaken(reading, at)) continue;
    const times = TIMES.get(wordAt(lexemes, at));
    const to = pastWords(lexemes, at + 1, OF_IT, 3);
    if (times && before && to > at + 1) {
      const sum = numberAt(lexemes, pastWords(lexemes, to, SO, 3))?.value;
      if (sum && isTimes(sum, before, times)) told.push(quoteSpan(reading, { from: at, to }));
      continue;
    }
    const number = numberAt(lexemes, at);
    if (!number) continue;
    before = number.value;
    at = number.to - 1;
  }
  return told;
}

const isTimes = (sum: Decimal, one: Decimal, { above, below }: { above: bigint; below: bigint }) =>
  sum.digits * below * 10n ** BigInt(one.scale) === one.digits * above * 10n ** BigInt(sum.scale);

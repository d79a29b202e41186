import type { Call } from "../../calls/call.ts";
import { numberAt } from "../../intent/numbers.ts";
import { type Reading, wordAt } from "../../intent/reading.ts";

const PARTS = /^(?:requests?|withdrawals?|pieces?|parts?|chunks?|tickets?|portions?|tranches|lots)$/;

/** Whether a text says another number of parts than a call has: "in one request". */
export function isInOtherParts({ lexemes }: Reading, calls: readonly Call[]): boolean {
  const counts = calls.flatMap(({ pieces }) => (pieces ? [BigInt(pieces.length)] : []));
  const isOther = (_: unknown, at: number) => {
    const { value, to } = numberAt(lexemes, at) ?? {};
    const isCount = value?.scale === 0 && to !== undefined && PARTS.test(wordAt(lexemes, to));
    return isCount && !counts.includes(value.digits);
  };
  return counts.length > 0 && lexemes.some(isOther);
}

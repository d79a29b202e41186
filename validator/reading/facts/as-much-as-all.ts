import type { Call } from "../../calls/call.ts";
import { type Reading, wordAt } from "../../intent/reading.ts";

const EQUAL = /^(?:same|equal|identical|equivalent|matching|like)$/;
const MUCH = /^(?:amount|sum|quantity|number|value)$/;

/** "Repay all my USDC debt, and of my DAI debt the same amount": as much as what has no number is not all of another token. */
export function isAsMuchAsAll({ lexemes }: Reading, calls: readonly Call[]): boolean {
  const moved = calls.map(({ amountIn, amountOut }) => [amountIn, amountOut]);
  const isAll = moved.every((amounts) => amounts.some((one) => one?.bound === "all"));
  if (calls.length < 2 || !isAll) return false;
  return lexemes.some(({ lower }, at) => {
    const next = wordAt(lexemes, at + 1);
    const isMuch = EQUAL.test(lower) && MUCH.test(next);
    return isMuch || (/^(?:as|equally)$/.test(lower) && next === "much");
  });
}

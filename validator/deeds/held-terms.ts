import type { Call } from "../calls/call.ts";
import type { Intent, Quote } from "../intent/intent.ts";
import { keptOf } from "./bridge-deed.ts";
import type { Matched } from "./match-deed.ts";

type Terms = Omit<Intent, "notUnderstood" | "words">;

/** Whether the number of a term stands in a value of the deed. */
export const isSaidBy = (found: readonly Matched[], { start }: Quote) =>
  found.some(({ fact, quote }) => fact !== undefined && quote.start <= start && start < quote.end);

/**
 * Whether every term of the intent is one that a deed can be held to: a least that the deed does not name, a trade's
 * slippage, a pool's fee or a kind of interest bounds something that no check would look at.
 */
export function holdsTerms(intent: Terms, call: Call, found: readonly Matched[]): boolean {
  const { limits = [], slippage, serviceFee, poolFee, partialFill, interestRate } = intent;
  const isOpen = (term: { quote: Quote } | undefined) => term !== undefined && !isSaidBy(found, term.quote);
  if (limits.some(({ amount }) => amount.bound !== "at most" && isOpen(amount))) return false;
  if ([poolFee, partialFill, interestRate].some(isOpen)) return false;
  return [slippage, serviceFee].every((share) => !share || !isOpen(share) || keepsWithin(call, share.bips));
}

/** Of a bridge both mean what it keeps of the same token. */
function keepsWithin({ operation, amountIn, amountOut }: Call, bips: number): boolean {
  const kept = operation === "bridge" && amountIn && amountOut && keptOf(amountIn, amountOut);
  return kept ? kept.baseUnits * 10_000n <= amountIn.baseUnits * BigInt(Math.floor(bips)) : false;
}

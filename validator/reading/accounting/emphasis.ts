import type { Amount, Step } from "../../intent/intent.ts";
import { quoteMatch, type Reading, take } from "../../intent/reading.ts";

const EMPHASIS =
  /\bnot (?:a|one|a single|one single) (?:cent|penny|dime|dollar|wei|coin|token|bit) (more|over|above|beyond|less|under|below)\b(?! than)/i;

/** "Supply 5,000 USDC, not a cent more" says again what the amount says, where that is bounded on this side. */
export function takeEmphasis(reading: Reading, steps: readonly Step[]): void {
  const match = EMPHASIS.exec(reading.folded);
  if (!match) return;
  const isMore = /^(?:more|over|above|beyond)$/i.test(match[1] ?? "");
  const isHeld = steps.every(({ amount, amountOut }) =>
    isMore
      ? isBounded(amount, "at most")
      : isBounded(amountOut ?? amount, "at least") && !(amountOut && isMost(amount)),
  );
  if (isHeld) take(reading, quoteMatch(reading, match));
}

const isMost = (amount: Amount | undefined) => amount?.kind === "number" && amount.bound === "at most";

function isBounded(amount: Amount | undefined, bound: "at most" | "at least"): boolean {
  return amount?.kind === "number" && !amount.upTo && (amount.bound === "exact" || amount.bound === bound);
}

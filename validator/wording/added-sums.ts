import type { Call } from "../calls/call.ts";
import type { Item, ItemOf } from "../items/item.ts";

/** What makes a right larger or smaller. */
const CHANGES =
  /(?:^| )(?:add\w*|increas\w*|increment\w*|decreas\w*|decrement\w*|rais\w*|lower\w*|larger|bigger|higher|smaller|more|less|fewer|extra|further|additional|additionally|top|widen\w*|lift\w*|bump\w*|loosen\w*|extend\w*|expand\w*|grow\w*|enlarg\w*|supplement\w*|annex\w*|on top|richer|cut\w*|reduc\w*|trim\w*|shrink\w*|shav\w*|subtract\w*|deduct\w*|knock\w*|tighten\w*)$/;

/** "Add 80 USDC to the allowance", "75 USDC more than at present"; "raise it to 80 USDC" says how high it is then. */
export function addedIn(
  items: readonly Item[],
  at: number,
  sum: ItemOf<"amount">,
  calls: readonly Call[],
): Item | undefined {
  const before = items[at - 1]?.said ?? "";
  const isLevel = /(?:^| )(?:to|at|is|be)$/.test(before);
  const isLowered = calls.some(({ operation, amountIn }) => operation === "revoke" && amountIn?.isChange);
  const isRaised = isSigned(items, at);
  // What is added is not taken off.
  if (isRaised && isLowered) return undefined;
  const isChanged =
    isRaised || items.some(({ said, is }) => (is === "word" || is === "open") && CHANGES.test(said));
  if (sum.amount.kind !== "number" || isLevel || !isChanged) return undefined;
  return { ...sum, amount: { ...sum.amount, isMore: true } };
}

/** "+50 USDC", "+= 65 USDC"; "35 USDC + 40 DAI" are two. */
export function isSigned(items: readonly Item[], at: number): boolean {
  const [plus, sign] = [items[at - 2], items[at - 1]];
  if (sign?.said === "=") return plus?.said === "+" && plus.quote.end === sign.quote.start;
  return sign?.said === "+" && sign.quote.end === items[at]?.quote.start && plus?.is !== "amount";
}

import type { Call } from "../calls/call.ts";
import { changesGrant } from "../calls/changes-grant.ts";
import type { Item } from "./item.ts";
import { type Ground, roleOf } from "./roles.ts";

const RIGHT = /(?:^| )(?:allowance|allowances|approval|approvals|permission|limit)$/;

/**
 * The items with sums by what their call makes of words that mean either: a "limit" is the least that a sale brings, and what is
 * added to an allowance is so much more of it. Only where the call then has just that.
 */
export function withBoundsMeant(items: readonly Item[], calls: readonly Call[], ground: Ground): Item[] {
  const [call, ...others] = calls;
  if (!call || others.length > 0) return [...items];
  return items.map((item, at): Item => {
    if (item.is !== "amount" || item.amount.kind !== "number") return item;
    const meant = { ...item, amount: { ...item.amount, ...meantIn(items, at, call) } };
    return roleOf(meant, call, ground) === undefined ? item : meant;
  });
}

function meantIn(items: readonly Item[], at: number, call: Call): { bound?: "at least"; isMore?: true } {
  const { operation, amountIn, amountOut } = call;
  const item = items[at];
  const isSale = operation === "swap" && amountOut?.bound === "at least" && amountIn?.bound === undefined;
  const bound = item?.is === "amount" && item.amount.kind === "number" ? item.amount.bound : undefined;
  // "Sell 2 ETH for DAI with a limit of 5950 DAI"
  const isLimit = items[at - 1]?.said === "of" && items[at - 2]?.said === "limit";
  const isOfWanted =
    item?.is === "amount" && item.token?.symbol?.toLowerCase() === amountOut?.asset.symbol?.toLowerCase();
  if (isSale && isLimit && isOfWanted && bound === "at most") return { bound: "at least" };
  // "Add 80 USDC to the allowance of 0x…"
  const isAdded =
    changesGrant(operation) &&
    items[at - 1]?.said === "add" &&
    /^(?:to|on top of)$/.test(items[at + 1]?.said ?? "") &&
    items.some(({ said, clause }) => clause === item?.clause && RIGHT.test(said));
  return isAdded ? { isMore: true } : {};
}

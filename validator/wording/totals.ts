import type { Call } from "../calls/call.ts";
import { compareAmount } from "../intent/compare-amount.ts";
import { asTerm } from "../items/as-term.ts";
import type { Item } from "../items/item.ts";
import { type Ground, roleOf } from "../items/roles.ts";
import { sidesOfCall } from "../reading/facts/sides.ts";
import { IN_ALL } from "./in-all.ts";

const SHARED = /^(?:split|divide|distribute|share out|share)$/;
const SPLIT = /^(?:split|divided|distributed|shared|half)$/;
const EVENLY = /^(?:evenly|equally|each)$/;

/** "30 USDC in total": a sum that is what all payments come to asks for nothing by itself. */
export function withTotals(items: readonly Item[], calls: readonly Call[], ground: Ground): Item[] {
  const given = calls.map((call) => sidesOfCall(call, ground.chainId).given);
  const [first] = given;
  const isOfOne =
    calls.length > 1 &&
    first !== undefined &&
    calls.every(({ operation }) => operation === "transfer") &&
    given.every((moved) => moved?.asset.contract === first.asset.contract && moved.bound === undefined);
  if (!isOfOne) return [...items];
  const baseUnits = given.reduce((sum, moved) => sum + (moved?.baseUnits ?? 0n), 0n);
  return items.map((item, at): Item => {
    if (item.is !== "amount" || item.amount.kind !== "number" || !isInAll(items, at)) return item;
    const { amount } = item;
    const isOwn = calls.some((call) => roleOf(item, call, ground) !== undefined);
    const isSum =
      amount.bound === "exact" && compareAmount(amount, { ...first, baseUnits }, ground.prices).agrees;
    return isSum && !isOwn ? asTerm(item) : item;
  });
}

function isInAll(items: readonly Item[], at: number): boolean {
  const [before, next] = [items[at - 1]?.said ?? "", items[at + 1]?.said ?? ""];
  if (IN_ALL.test(next) || IN_ALL.test(before) || SHARED.test(before)) return true;
  // "600 USDC to 0x… and 0x…, split evenly", "…, half each"
  return items.some(
    ({ said, sentence }, later) =>
      later > at &&
      sentence === items[at]?.sentence &&
      SPLIT.test(said) &&
      EVENLY.test(items[later + 1]?.said ?? ""),
  );
}

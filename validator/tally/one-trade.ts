import type { Item } from "./item.ts";
import { isEverywhere, type Own } from "./own.ts";

/**
 * Whether the clauses that ask tell one trade by its two sides: "Sell: 1000 USDC. Buy: WETH", "take 1 ETH and swap it for
 * USDC". A clause before them that names neither only says what is done: "Action: swap".
 */
export function isOneTrade(
  { items, roles, call, places, isOnly, isOfPair }: Own,
  asking: readonly number[],
): boolean {
  if (call.operation !== "swap" || !isOnly || !isOfPair) return false;
  const begins = asking.filter((at, place) => items[at]?.clause !== items[asking[place - 1] ?? -1]?.clause);
  const sides = begins.map((begin, place) => {
    const end = begins[place + 1] ?? items.length;
    const own = places.filter((at) => at < end && (at >= begin || place === 0));
    return [...new Set(own.map((at) => roles[at]).filter((role) => role === "given" || role === "wanted"))];
  });
  const first = sides.findIndex((side) => side.length > 0);
  const [begin = 0, end = 0] = [begins[0], begins[Math.max(first, 0)]];
  // "Once I have it, swap …"
  if (places.some((at) => at >= begin && at < end && isEverywhere(items[at], "again"))) return false;
  const named = first < 0 ? [] : sides.slice(first);
  const isSplit =
    named.length === 2 && named.every((side) => side.length === 1) && named[0]?.[0] !== named[1]?.[0];
  return named.length === 1 || isSplit;
}

/** "Exchange: Uniswap V2" names where. */
export const isLabelOfPlace = (items: readonly Item[], at: number): boolean =>
  items[at + 1]?.said === ":" && items[at + 2]?.is === "place";

import type { Call } from "../calls/call.ts";
import { asTerm } from "../items/as-term.ts";
import type { Item } from "../items/item.ts";
import { type Ground, roleOf } from "../items/roles.ts";

const LED = /^(?:\(|~|≈|=|:|,|-|–|—)$/;

/**
 * The items with what a sum is worth as a term: "0.1 ETH (about $300)", in the brackets or between the marks right behind it. It
 * is held against the price and has to come to the same as the sum; dollars behind "and" or "plus" are another sum.
 */
export function withWorths(items: readonly Item[], calls: readonly Call[], ground: Ground): Item[] {
  return items.map((item, at): Item => {
    const sum = sumBefore(items, at);
    const isSame =
      sum !== undefined &&
      calls.some((call) => {
        const role = roleOf(sum, call, ground);
        return role !== undefined && role === roleOf(item, call, ground);
      });
    return isSame ? asTerm(item) : item;
  });
}

/** The sum of a token that dollars stand right behind. */
function sumBefore(items: readonly Item[], at: number): Item | undefined {
  const [item, next] = [items[at], items[at + 1]];
  if (item?.is !== "amount" || item.amount.kind !== "number") return undefined;
  const isBracketed = items[at - 1]?.said === "(" && next?.said === ")";
  if (item.amount.unit !== "USD" || !(item.amount.bound === "about" || isBracketed)) return undefined;
  let before = at - 1;
  let isOpened = false;
  for (; before >= 0; before -= 1) {
    const one = items[before];
    if (one?.is === "mark" && LED.test(one.said)) isOpened = true;
    else if (!(one?.is === "word" && one.sense.everywhere.has("exact"))) break;
  }
  const sum = items[before];
  const isEnded = next === undefined || next.is === "mark";
  if (!isOpened || !isEnded || sum?.is !== "amount" || sum.token === undefined) return undefined;
  return sum.amount.kind === "number" && sum.amount.unit === "token" ? sum : undefined;
}

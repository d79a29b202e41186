import type { Call } from "../calls/call.ts";
import { decimal, fromBaseUnits } from "../decimals/decimal.ts";
import type { Reading } from "../intent/reading.ts";
import type { Item } from "../items/item.ts";
import { type Ground, roleOf } from "../items/roles.ts";
import { sidesOfCall } from "../reading/facts/sides.ts";
import { withTotals } from "./totals.ts";

const JOINT = /^(?:and|,|then|plus|&|;)$/;

/** The items with every sum that follows from another one told: a total and its equal shares, "twice as much". */
export function withDerived(
  items: readonly Item[],
  { lexemes }: Reading,
  calls: readonly Call[],
  ground: Ground,
): Item[] {
  const counted = withTotals(items, calls, ground);
  const isOwn = (item: Item) => calls.some((call) => roleOf(item, call, ground) !== undefined);
  const hasOwn = counted.some((item) => item.is === "amount" && isOwn(item));
  return counted.flatMap((item, at): Item[] => {
    const total = items[at];
    if (item.is === "term" && total?.is === "amount") {
      const each = hasOwn ? undefined : eachOf(total, items, calls, ground);
      if (each) return [each];
      // "Pay out 150 USDC in total: 100 to 0x…, 50 to 0x…": what is told of it is of which token the others are.
      const { token } = total;
      const from = token ? lexemes.findIndex(({ start }) => start === token.quote.start) : -1;
      if (!token || from <= item.from) return [item];
      const named: Item = { ...item, is: "token", token, quote: token.quote, said: token.quote.text, from };
      return [{ ...item, to: from }, named];
    }
    const many = asMuch(counted, at);
    return [many && isOwn(many) ? many : item];
  });
}

/** "Split 255 USDC evenly among …", as what each of them gets. */
function eachOf(
  total: Item & { is: "amount" },
  items: readonly Item[],
  calls: readonly Call[],
  { chainId }: Ground,
): Item | undefined {
  const [first, ...others] = calls.map((call) => sidesOfCall(call, chainId).given);
  const isSame = others.every((moved) => moved?.baseUnits === first?.baseUnits);
  const isEven = items.some(({ said }) => /^(?:evenly|equally)$/.test(said));
  if (first?.asset.decimals === undefined || total.amount.kind !== "number" || !isSame || !isEven)
    return undefined;
  const value = decimal(fromBaseUnits(first.baseUnits, first.asset.decimals));
  return { ...total, amount: { ...total.amount, value }, isEach: true };
}

/** "twice as much", "half as much" as the sum that was told last. */
function asMuch(items: readonly Item[], at: number): Item | undefined {
  const item = items[at];
  if (!item || !/^(?:twice|half)$/.test(item.said) || items[at + 1]?.said !== "as much") return undefined;
  // "more than twice as much", "twice as much as last time"
  const isAsElse = items.some(
    (one, place) => place > at + 1 && one.sentence === item.sentence && /^as(?: |$)/.test(one.said),
  );
  if (isAsElse || !JOINT.test(items[at - 1]?.said ?? "")) return undefined;
  const last = items.slice(0, at).findLast(({ is }) => is === "amount");
  if (last?.is !== "amount" || last.amount.kind !== "number") return undefined;
  const { digits, scale } = last.amount.value;
  const value =
    item.said === "half" ? { digits: digits * 5n, scale: scale + 1 } : { digits: digits * 2n, scale };
  const { quote, said, sentence, clause, from, to } = item;
  return { ...last, amount: { ...last.amount, value }, quote, said, sentence, clause, from, to };
}

import type { Call } from "../calls/call.ts";
import { type Decimal, decimal, fromBaseUnits, multiply, toBaseUnits } from "../decimals/decimal.ts";
import { numberAt } from "../intent/numbers.ts";
import type { Reading } from "../intent/reading.ts";
import type { Item } from "../items/item.ts";
import { type Ground, roleOf } from "../items/roles.ts";
import { sideOf } from "../reading/facts/sides.ts";

const EACH = /^(?:each|apiece|or better|per)$/;
const PRICE = /^(?:price|rate)$/;

/** The items with a price that comes to just what bounds the trade as that sum: "sell 2 ETH at 2,975 DAI each" for 5,950 at least. */
export function withPrices(items: readonly Item[], reading: Reading, call: Call, ground: Ground): Item[] {
  const { operation, amountIn, amountOut } = call;
  if (operation !== "swap" || !amountIn || !amountOut) return [...items];
  const isBought = amountIn.bound === "at most";
  const [fixed, open] = isBought ? [amountOut, amountIn] : [amountIn, amountOut];
  const [much, decimals] = [fixed.asset.decimals, open.asset.decimals];
  const isBounded = open.bound === (isBought ? "at most" : "at least");
  if (!isBounded || much === undefined || decimals === undefined) return [...items];
  const of = decimal(fromBaseUnits(fixed.baseUnits, much));
  return items.map((item, at): Item => {
    const value = priceIn(item, reading);
    const isBetter = item.is === "amount" && item.amount.kind === "number" && item.amount.isBetter === true;
    if (!value || (!isBetter && roleOf(item, call, ground) !== undefined)) return item;
    const token = item.is === "amount" ? item.token : undefined;
    const isOfOpen = !token || sideOf(token, { given: open, wanted: undefined }, ground.chainId) === "given";
    const isPrice =
      EACH.test(items[at + 1]?.said ?? "") ||
      PRICE.test(items[at - 1]?.said ?? "") ||
      (items[at - 1]?.said === "of" && PRICE.test(items[at - 2]?.said ?? ""));
    const sum = multiply(value, of);
    if (!isOfOpen || !isPrice || toBaseUnits(sum, decimals) !== open.baseUnits) return item;
    const bound = isBought ? "at most" : "at least";
    const amount = { kind: "number", value: sum, unit: "token", bound, token, quote: item.quote } as const;
    const { quote, said, sentence, clause, from, to } = item;
    return { is: "amount", amount, token, isPriced: true, quote, said, sentence, clause, from, to };
  });
}

function priceIn(item: Item, { lexemes }: Reading): Decimal | undefined {
  if (item.is === "amount") {
    if (item.amount.kind !== "number") return undefined;
    return item.amount.unit === "token" ? item.amount.value : undefined;
  }
  const found = item.is === "open" ? numberAt(lexemes, item.from) : undefined;
  return found?.to === item.to ? found.value : undefined;
}

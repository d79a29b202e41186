import { decimal } from "../../decimals/decimal.ts";
import type { NumberAmount } from "../../intent/intent.ts";
import type { Item, ItemOf } from "../../tally/item.ts";
import type { Mention } from "../../tally/own.ts";

export const numbersIn = (mentions: readonly Mention[]): ItemOf<"number">[] =>
  mentions.flatMap(({ item }: { item: Item }) => (item.is === "number" ? [item] : []));

export const countOf = ({ value, quote }: ItemOf<"number">): NumberAmount => ({
  kind: "number",
  value: decimal(value.toString()),
  unit: "token",
  bound: "exact",
  token: undefined,
  quote,
});

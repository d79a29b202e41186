import { decimal } from "../../decimals/decimal.ts";
import type { NumberAmount } from "../../intent/intent.ts";
import type { ItemOf } from "../../items/item.ts";

/** A number that counts, as the comparisons take an amount. */
export const countOf = ({ value, quote }: Pick<ItemOf<"number">, "value" | "quote">): NumberAmount => ({
  kind: "number",
  value: decimal(value.toString()),
  unit: "token",
  bound: "exact",
  token: undefined,
  quote,
});

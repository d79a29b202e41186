import type { Item, ItemOf } from "../../tally/item.ts";
import type { Mention } from "../../tally/own.ts";

export const numbersIn = (mentions: readonly Mention[]): ItemOf<"number">[] =>
  mentions.flatMap(({ item }: { item: Item }) => (item.is === "number" ? [item] : []));

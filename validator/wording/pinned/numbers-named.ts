import type { Item, ItemOf } from "../../items/item.ts";
import type { Mention } from "../mention.ts";

export const numbersIn = (mentions: readonly Mention[]): ItemOf<"number">[] =>
  mentions.flatMap(({ item }: { item: Item }) => (item.is === "number" ? [item] : []));

import type { Quote } from "../../intent/intent.ts";
import type { Item } from "../../items/item.ts";

/** Where the text has one of some words that stand for no value. */
export const saysOf = (items: readonly Item[], words: RegExp): Quote | undefined =>
  items.find(
    (item) =>
      (item.is === "open" || item.is === "word") &&
      item.said
        .replaceAll("-", " ")
        .split(" ")
        .some((one) => words.test(one)),
  )?.quote;

import type { Item } from "./item.ts";

/** A piece of the text as what is held against the calls by itself, so that it is no value of the request. */
export function asTerm({ quote, said, sentence, clause, from, to }: Item): Item {
  return { is: "term", quote, said, sentence, clause, from, to };
}

import type { NotUnderstood } from "../intent/intent.ts";
import { quoteSpan, type Reading } from "../intent/reading.ts";
import type { Item } from "../items/item.ts";
import { whyStopped } from "../lexicon/why-stopped.ts";
import type { Values } from "./read-values.ts";
import type { Weighed } from "./weigh-wording.ts";

/** The word that speaks most against the request with the words around it, up to the next value or mark, for the refusal to quote. */
export function heaviestClause(
  reading: Reading,
  { items, sequence }: Values,
  { each }: Weighed,
): NotUnderstood {
  let heaviest = 0;
  for (let at = 1; at < each.length; at += 1) if ((each[at] ?? 0) > (each[heaviest] ?? 0)) heaviest = at;
  const place = sequence[heaviest]?.item ?? 0;
  const isBeside = (item: Item | undefined) => item?.is === "word" || item?.is === "open";
  let [first, last] = [place, place];
  while (isBeside(items[first - 1])) first -= 1;
  while (isBeside(items[last + 1])) last += 1;
  const span = { from: items[first]?.from ?? 0, to: items[last]?.to ?? 1 };
  const why = whyStopped(reading.lexemes.slice(span.from, span.to));
  return { ...quoteSpan(reading, span), demands: true, why };
}

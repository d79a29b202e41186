import type { NotUnderstood } from "../intent/intent.ts";
import { quoteSpan, type Reading } from "../intent/reading.ts";
import type { Values } from "./read-values.ts";
import type { Weighed } from "./weigh-wording.ts";

/** The clause in which the word stands that speaks most against the request, for the refusal to quote. */
export function heaviestClause(
  reading: Reading,
  { items, sequence }: Values,
  { each }: Weighed,
): NotUnderstood {
  let heaviest = 0;
  for (let at = 1; at < each.length; at += 1) if ((each[at] ?? 0) > (each[heaviest] ?? 0)) heaviest = at;
  const item = items[sequence[heaviest]?.item ?? 0];
  const own = items.filter((one) => one.is !== "mark" && one.clause === item?.clause);
  const [first, last] = [own[0] ?? item, own.at(-1) ?? item];
  const quote = quoteSpan(reading, { from: first?.from ?? 0, to: last?.to ?? 1 });
  return { ...quote, demands: true, why: "unknown" };
}

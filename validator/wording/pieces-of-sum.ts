import type { NumberAmount } from "../intent/intent.ts";
import { numberAt } from "../intent/numbers.ts";
import { spokenProtocolAt } from "../intent/protocol.ts";
import { quoteSpan, type Reading } from "../intent/reading.ts";
import { tokenAtLexeme } from "../intent/tokens.ts";
import type { Item, ItemOf } from "../items/item.ts";
import type { Known } from "../items/items.ts";

/** The number that an item begins with, as a sum by itself. */
export function numberIn(item: Item, reading: Reading): ItemOf<"amount"> | undefined {
  const found = numberAt(reading.lexemes, item.from);
  if (!found) return undefined;
  const quote = quoteSpan(reading, { from: item.from, to: found.to });
  const amount: NumberAmount = {
    kind: "number",
    value: found.value,
    unit: "token",
    bound: "exact",
    token: undefined,
    quote,
  };
  const { sentence, clause, from } = item;
  return {
    is: "amount",
    amount,
    token: undefined,
    quote,
    said: quote.text.toLowerCase(),
    sentence,
    clause,
    from,
    to: found.to,
  };
}

/** What else it has, word by word; a place where the calls are done is one where `known` says so. */
export function wordsIn(item: Item, from: number, reading: Reading, known?: Known): Item[] {
  const words: Item[] = [];
  for (let at = from; at < item.to; at += 1) {
    const spoken = known && spokenProtocolAt(reading, at, known.isProtocol);
    const place = spoken && known.isProtocol(spoken.name) ? spoken : undefined;
    const found = place ? undefined : tokenAtLexeme(reading, at);
    const to = place?.to ?? (found?.token.known ? found.to : at + 1);
    const { sentence, clause } = item;
    const quote = quoteSpan(reading, { from: at, to });
    const piece = { from: at, to, quote, said: quote.text.toLowerCase(), sentence, clause };
    if (place) words.push({ is: "place", name: place.name, isContract: false, ...piece });
    else
      words.push(
        found?.token.known ? { is: "token", token: found.token, ...piece } : { is: "open", ...piece },
      );
    at = to - 1;
  }
  return words;
}

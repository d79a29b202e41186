import { spokenCollections } from "../data/collections.ts";
import { createPhraseFinder } from "../lexicon/phrases.ts";
import { quoteSpan, type Reading } from "./reading.ts";
import type { FoundToken } from "./tokens.ts";

const knownAt = createPhraseFinder(spokenCollections);

/** A collection that the table knows by this name: "Bored Ape", "Azukis". */
export function knownCollectionAt(reading: Reading, from: number): FoundToken | undefined {
  const found = knownAt(reading.lexemes, from);
  if (!found) return undefined;
  const { to, value: contract } = found;
  const quote = quoteSpan(reading, { from, to });
  return { token: { symbol: quote.text, contract, known: true, quote }, from, to };
}

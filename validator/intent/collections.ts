import { spokenCollections } from "../data/collections.ts";
import { createPhraseFinder } from "../lexicon/phrases.ts";
import { quoteOf } from "./lexer.ts";
import type { Reading } from "./reading.ts";
import type { FoundToken } from "./tokens.ts";

const knownAt = createPhraseFinder(spokenCollections);

/** A collection that the table knows by this name: "Bored Ape", "Azukis". */
export function knownCollectionAt({ text, lexemes }: Reading, from: number): FoundToken | undefined {
  const found = knownAt(lexemes, from);
  const [first, last] = [lexemes[from], lexemes[(found?.to ?? 0) - 1]];
  if (!found || !first || !last) return undefined;
  const quote = quoteOf(text, first, last);
  return {
    token: { symbol: quote.text, contract: found.value, known: true, quote },
    from,
    to: found.to,
  };
}

import { spokenProtocols } from "../data/spoken-protocols.ts";
import { createPhraseFinder } from "../lexicon/phrases.ts";
import type { Quote } from "./intent.ts";
import { quoteOf } from "./lexer.ts";
import type { Reading } from "./reading.ts";

export interface FoundProtocol {
  name: string;
  quote: Quote;
  from: number;
  to: number;
}

const protocolPhraseAt = createPhraseFinder(
  Object.entries(spokenProtocols).flatMap(([name, spoken]) =>
    spoken.split(", ").map((phrase) => [phrase, name] as const),
  ),
);

/** The protocol whose name stands at a lexeme, whatever else the word may mean. */
export function spokenProtocolAt({ text, lexemes }: Reading, from: number): FoundProtocol | undefined {
  const found = protocolPhraseAt(lexemes, from);
  const [first, last] = [lexemes[from], lexemes[(found?.to ?? 0) - 1]];
  // "the market maker"
  if (!found || !first || !last || (first.text === "maker" && lexemes[from - 1]?.lower === "market"))
    return undefined;
  return { name: found.value, quote: quoteOf(text, first, last), from, to: found.to };
}

/** A protocol's family: "uniswap_v3" belongs to "uniswap". */
export function familyOf(protocol: string): string {
  return protocol.replace(/_(?:v\d|universal_router)$/, "");
}

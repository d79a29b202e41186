import { spokenProtocols } from "../data/spoken-protocols.ts";
import { createPhraseFinder } from "../lexicon/phrases.ts";
import type { Quote } from "./intent.ts";
import { quoteSpan, type Reading } from "./reading.ts";

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

/** Names that are words as well: a place where something is done by way of them. */
const WORDS: ReadonlySet<string> = new Set(["sky", "jumper", "pancake"]);

/** The protocol whose name stands at a lexeme, whatever else the word may mean. */
export function spokenProtocolAt(reading: Reading, from: number): FoundProtocol | undefined {
  const found = protocolPhraseAt(reading.lexemes, from);
  const before = reading.lexemes[from - 1]?.lower ?? "";
  const behind = reading.lexemes[from + 1]?.lower ?? "";
  // "the market maker", "maker amount: 5 DAI"; "50 uni"; "blue sky", "for SKY", "for a jumper"
  const isOther =
    (found?.spoken === "maker" && (before === "market" || /^(?:amount|asset|token|side)$/.test(behind))) ||
    (WORDS.has(found?.spoken ?? "") && !/^(?:on|at|with|via|through|using|use|[/(])$/.test(before)) ||
    (found?.spoken === "uni" && !/^(?:on|via|through|using)$/.test(before));
  if (!found || isOther) return undefined;
  const { to, value: name } = found;
  return { name, quote: quoteSpan(reading, { from, to }), from, to };
}

/** A protocol's family: "uniswap_v3" belongs to "uniswap". */
export function familyOf(protocol: string): string {
  return protocol.replace(/_(?:v\d|universal_router)$/, "");
}

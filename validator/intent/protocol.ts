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

/** Before these a name that is a token's too is the token: "into SKY", "50 uni". */
const TO_TOKEN =
  /^(?:for|into|in|as|get|buy|buying|receive|sell|want|need|of|my|our|some|more|and|or|all|→|>|an?|\d.*)$/;

/**
 * The protocol whose name stands at a lexeme, whatever else the word may mean; of the calls' own, whose token they do not move, it is
 * the place wherever nothing leads to a token.
 */
export function spokenProtocolAt(
  reading: Reading,
  from: number,
  isOwn: (name: string) => boolean = () => false,
): FoundProtocol | undefined {
  const found = protocolPhraseAt(reading.lexemes, from);
  const before = reading.lexemes[from - 1]?.lower ?? "";
  // "the market maker"; "50 uni"; "blue sky", "for SKY", "for a jumper"
  const isOther =
    (found?.spoken === "maker" && before === "market") ||
    (WORDS.has(found?.spoken ?? "") && !/^(?:on|at|with|via|through|using|use|[/(])$/.test(before)) ||
    (found?.spoken === "uni" && !/^(?:on|via|through|using)$/.test(before));
  const isPlace =
    isOther && found && found.spoken !== "maker" && isOwn(found.value) && !TO_TOKEN.test(before);
  if (!found || (isOther && !isPlace)) return undefined;
  const { to, value: name } = found;
  return { name, quote: quoteSpan(reading, { from, to }), from, to };
}

/** A protocol's family: "uniswap_v3" belongs to "uniswap". */
export function familyOf(protocol: string): string {
  return protocol.replace(/_(?:v\d|universal_router)$/, "");
}

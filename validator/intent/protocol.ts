import type { Operation } from "../calls/call.ts";
import { spokenProtocols } from "../data/spoken-protocols.ts";
import { spokenTokens } from "../data/tokens.ts";
import type { Quote } from "./intent.ts";
import { type Lexeme, quoteOf } from "./lexer.ts";
import { createPhraseFinder, type FoundPhrase } from "./phrases.ts";
import { type Reading, wordAt } from "./reading.ts";
import { operationOfVerb, plainForm } from "./verbs.ts";

export interface FoundProtocol {
  name: string;
  quote: Quote;
  from: number;
  to: number;
}

/** Names that are tokens or everyday words too: they need a preposition before them, or "protocol" and the like behind. */
const EVERYDAY = new Set(
  "aave cow 1inch compound comet curve spark fluid matcha yearn maker sushi balancer euler dodo stargate gmx pendle convex camelot opensea bancor lido".split(
    " ",
  ),
);
const PLACES = new Set("on via through using use in into from at onto over".split(" "));
const LOOSE = new Set("to with by for".split(" "));
const FILLERS = new Set("the my a an our their your only just".split(" "));
const KIND =
  /^(?:protocol|pool|market|router|aggregator|vault|contract|finance|swap|exchange|order|dex|app|interface|v[234])$/;

const POSITION = /^(?:debts?|loans?|borrows?|positions?|deposits?|collateral|account|allowance|approval)$/;

const protocolPhraseAt = createPhraseFinder(
  Object.entries(spokenProtocols).flatMap(([name, spoken]) =>
    spoken.split(", ").map((phrase) => [phrase, name] as const),
  ),
);

/** The protocol whose name stands at a lexeme, whatever else the word may mean. */
export function spokenProtocolAt({ text, lexemes }: Reading, from: number): FoundProtocol | undefined {
  const found = protocolPhraseAt(lexemes, from);
  const [first, last] = [lexemes[from], lexemes[(found?.to ?? 0) - 1]];
  if (!found || !first || !last) return undefined;
  return { name: found.value, quote: quoteOf(text, first, last), from, to: found.to };
}

/** The protocol named at a lexeme. Between two tokens that are exchanged, "to AAVE" names a token. */
export function protocolAt(reading: Reading, from: number, isExchange: boolean): FoundProtocol | undefined {
  const { text, lexemes } = reading;
  const found = protocolPhraseAt(lexemes, from) ?? (isExchange ? versionAt(lexemes, from) : undefined);
  const [first, last] = [lexemes[from], lexemes[(found?.to ?? 0) - 1]];
  if (!found || !first || !last) return undefined;
  const quote = quoteOf(text, first, last);
  const named = { name: found.value, quote, from, to: found.to };
  if (!EVERYDAY.has(found.spoken)) return named;
  // "Compound's allowance"
  if (!isExchange && /['’]s$/.test(last.text)) return named;
  let before = from - 1;
  while (FILLERS.has(wordAt(lexemes, before)) || wordAt(lexemes, before) === '"') before -= 1;
  const isOutOf = wordAt(lexemes, before) === "of" && wordAt(lexemes, before - 1) === "out";
  const lead = isOutOf ? "from" : wordAt(lexemes, before);
  const isCapitals =
    first.text.length > 2 && first.text === first.text.toUpperCase() && found.spoken !== "1inch";
  if (PLACES.has(lead))
    return isExchange && isCapitals && /^(?:into|from|in|using|use)$/.test(lead) ? undefined : named;
  if (KIND.test(wordAt(lexemes, found.to))) return named;
  const isInBrackets = wordAt(lexemes, from - 1) === "(" && wordAt(lexemes, found.to) === ")";
  const isLabelled = lead === ":" && /^(?:protocol|venue|platform|where)$/.test(wordAt(lexemes, before - 1));
  if (!isExchange && !isCapitals && (isInBrackets || isLabelled || lead === "@")) return named;
  // "my Aave debt", but not "my AAVE deposit", which is of the token.
  if (!isExchange && !isCapitals && POSITION.test(wordAt(lexemes, found.to))) return named;
  if (!isExchange && isBeforeToken(lexemes, before, found, isCapitals)) return named;
  // "Aave: supply 5 USDC", "Aave supply 5 USDC"
  const isFirst = from === 0 || /^[.;!?]$/.test(wordAt(lexemes, from - 1));
  if (isFirst && wordAt(lexemes, found.to) === ":") return named;
  if (isFirst && !isExchange && !isCapitals && plainForm.has(wordAt(lexemes, found.to))) return named;
  const isWay = isExchange && /^(?:with|by)$/.test(lead);
  if (isWay && (!spokenTokens.has(found.spoken) || (!isCapitals && hasBothSides(lexemes, before))))
    return named;
  return !isExchange && LOOSE.has(lead) && !isCapitals ? named : undefined;
}

/** "USDC for ETH with 1inch": both sides of the trade are said, so that what it is done with is a place. */
function hasBothSides(lexemes: readonly Lexeme[], end: number): boolean {
  return (
    spokenTokens.has(wordAt(lexemes, end - 1)) &&
    /^(?:for|to|into)$/.test(wordAt(lexemes, end - 2)) &&
    spokenTokens.has(wordAt(lexemes, end - 3))
  );
}

const LENDING: ReadonlySet<Operation | undefined> = new Set<Operation>([
  "supply",
  "withdraw",
  "borrow",
  "repay",
]);

/** "my Aave USDC loan", "withdraw all my Aave USDC": a lender's name beside the token that lies there. */
function isBeforeToken(
  lexemes: readonly Lexeme[],
  lead: number,
  { to }: FoundPhrase<string>,
  isCapitals: boolean,
): boolean {
  if (!spokenTokens.has(wordAt(lexemes, to)) || lexemes[lead]?.kind === "number") return false;
  if (POSITION.test(wordAt(lexemes, to + 1))) return true;
  let verb = lead;
  while (/^(?:of|my|our|all|entire|whole|everything)$/.test(wordAt(lexemes, verb))) verb -= 1;
  return !isCapitals && LENDING.has(operationOfVerb.get(plainForm.get(wordAt(lexemes, verb)) ?? ""));
}

/** "on V3": of what trades, Uniswap counts its versions. */
function versionAt(lexemes: readonly Lexeme[], at: number): FoundPhrase<string> | undefined {
  const spoken = wordAt(lexemes, at);
  const before = wordAt(lexemes, wordAt(lexemes, at - 1) === "the" ? at - 2 : at - 1);
  if (!/^v[234]$/.test(spoken) || !PLACES.has(before)) return undefined;
  return { value: `uniswap_${spoken}`, spoken, to: at + 1 };
}

/** A protocol's family: "uniswap_v3" belongs to "uniswap". */
export function familyOf(protocol: string): string {
  return protocol.replace(/_(?:v\d|universal_router)$/, "");
}

import { parseAddress } from "../../addresses/address.ts";
import type { Operation } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import { spokenContracts } from "../../data/contracts.ts";
import { amountAt } from "../../intent/amounts.ts";
import { bareNumberAt } from "../../intent/bare-number.ts";
import { knownCollectionAt } from "../../intent/collections.ts";
import { quoteOf } from "../../intent/lexer.ts";
import { numberAt } from "../../intent/numbers.ts";
import { spokenProtocolAt } from "../../intent/protocol.ts";
import { isTaken, leadAt, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { operationsOfNoun } from "../../lexicon/operation-words.ts";
import { createPhraseFinder } from "../../lexicon/phrases.ts";
import { termWords } from "../../lexicon/term-words.ts";
import { formTitleAt } from "../grammar/form-title.ts";
import { referenceEnd } from "../grammar/reference-number.ts";
import type { Mention } from "./mention.ts";
import { namedPartyAt } from "./named-party.ts";
import { withOwnContracts } from "./own-contracts.ts";
import { isPriceAt } from "./price-told.ts";
import { isToldAmount } from "./told-amount.ts";
import { verbAt } from "./verb-at.ts";

const PAPERS = termWords("papers with a number");

const contractPhraseAt = createPhraseFinder(spokenContracts);
/** More than this nobody names in one request. */
const MOST_MENTIONS = 64;

/** What a name is, where it may be a token's or a place's: the call settles it. */
export interface Settled {
  operation: Operation;
  isToken(symbol: string): boolean;
  isPlace(name: string, isContract: boolean): boolean;
}

/** Everything that a reading names and no term has taken, in its order. */
export function findMentions(reading: Reading, settled: Settled): Mention[] {
  const { lexemes, text } = reading;
  const found: Mention[] = [];
  const title = formTitleAt(reading);
  for (let at = 0; at < lexemes.length && found.length <= MOST_MENTIONS; at += 1) {
    const lexeme = lexemes[at];
    if (!lexeme || isTaken(reading, at) || at === title) continue;
    const isPaper = settled.operation === "transfer" || PAPERS.test(lexeme.lower);
    const paper = isPaper ? referenceEnd(reading, at) : undefined;
    if (paper !== undefined) {
      at = paper - 1;
      continue;
    }
    const named = mentionAt(reading, at, settled);
    if (!named || (named.kind === "verb" && isNoun(reading, at, found.at(-1)))) continue;
    const placed = { from: at, to: named.to, quote: quoteOf(text, lexeme, lexemes[named.to - 1] ?? lexeme) };
    if (named.kind !== "amount" || !isToldAmount(reading, at, named.to)) found.push({ ...named, ...placed });
    else if (named.token) found.push({ kind: "token", token: named.token, ...placed });
    at = named.to - 1;
  }
  return withOwnContracts(reading, found);
}

/** "my USDC borrow", "from my Aave deposit", "the flat deposit:": what there is, not what is to be done. */
function isNoun({ lexemes }: Reading, at: number, previous: Mention | undefined): boolean {
  if (/^(?:a|an|the|my|our|his|its|their|of)$/.test(wordAt(lexemes, at - 1))) return true;
  if (!operationsOfNoun(wordAt(lexemes, at))) return false;
  const isNamed =
    previous?.to === at &&
    (previous.kind === "token" || previous.kind === "place") &&
    numberAt(lexemes, at + 1) === undefined;
  return (
    isNamed ||
    /^(?:address|rewards?|yield|positions?|pool|fees?|markets?|rate)$/.test(wordAt(lexemes, at + 1))
  );
}

type Unplaced = Mention extends infer One
  ? One extends Mention
    ? Omit<One, "from" | "quote">
    : never
  : never;

function mentionAt(reading: Reading, at: number, settled: Settled): Unplaced | undefined {
  const { lexemes } = reading;
  const lexeme = lexemes[at];
  if (!lexeme) return undefined;
  const collection = knownCollectionAt(reading, at);
  if (collection && !settled.isToken(collection.token.symbol ?? ""))
    return { kind: "collection", token: collection.token, to: collection.to };
  const named = namedPartyAt(reading, at, settled.operation === "transfer");
  if (named) return { kind: "party", ...named };
  if (lexeme.kind === "address") {
    const parsed = parseAddress(lexeme.text.replace(/^0X/, "0x"));
    return "address" in parsed ? { kind: "address", address: parsed.address, to: at + 1 } : undefined;
  }
  const amount = amountOf(reading, at, settled);
  if (amount) return amount;
  if (lexeme.kind !== "word" && lexeme.text !== "$") return undefined;
  const place = placeAt(reading, at, settled);
  const token = tokenAtLexeme(reading, at);
  const isToken = token !== undefined && settled.isToken(token.token.symbol ?? "");
  // "the Dai Savings Rate": the longer name counts.
  const isLonger = place !== undefined && token !== undefined && place.to > token.to;
  if (token && ((isToken && !isLonger) || !place || isSymbol(reading, at, place, settled)))
    return { kind: "token", token: token.token, to: token.to };
  if (place) return place;
  const verb = verbAt(reading, at);
  return verb && { kind: "verb", verb, to: at + 1 };
}

const PLACED = /^(?:on|via|through|using|use|in|into|from|at|onto|over|to|with|by|the|for|)$/;

/** "Claim AAVE", but "supply 5 USDC to AAVE": what is written as symbols are and has no word of a place before it. */
function isSymbol({ lexemes }: Reading, at: number, place: Unplaced, settled: Settled): boolean {
  const { text = "" } = lexemes[at] ?? {};
  if (place.kind !== "place" || settled.isPlace(place.name, place.isContract)) return false;
  return text === text.toUpperCase() && !PLACED.test(leadAt(lexemes, at));
}

function amountOf(reading: Reading, at: number, settled: Settled): Unplaced | undefined {
  const { lexemes } = reading;
  const from = lexemes[at]?.lower === "between" ? at + 1 : at;
  const found = amountAt({ reading, from: 0, to: lexemes.length, verb: at - 1 }, from, settled.operation);
  if (found && found.from !== at) return undefined;
  const bare = found ? undefined : bareNumberAt(reading, at);
  const { amount, to } = found ?? bare ?? {};
  return amount && to !== undefined
    ? { kind: "amount", amount, token: amount.token, to, isPrice: isPriceAt(reading, at, to) }
    : undefined;
}

function placeAt(reading: Reading, at: number, settled: Settled): Unplaced | undefined {
  const protocol = spokenProtocolAt(reading, at);
  const contract = contractPhraseAt(reading.lexemes, at);
  // "the Spark PSM" is none of Spark's markets: the longer name counts.
  const isLonger = contract && protocol && contract.to > protocol.to && settled.operation !== "administer";
  if (contract && (changesGrant(settled.operation) || isLonger) && settled.isPlace(contract.value, true))
    return { kind: "place", name: contract.value, isContract: true, to: contract.to };
  return protocol && { kind: "place", name: protocol.name, isContract: false, to: protocol.to };
}

import { parseAddress } from "../../addresses/address.ts";
import type { Operation } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import { spokenContracts } from "../../data/contracts.ts";
import { decimal } from "../../decimals/decimal.ts";
import { amountAt } from "../../intent/amounts.ts";
import { bareNumberAt } from "../../intent/bare-number.ts";
import { knownCollectionAt } from "../../intent/collections.ts";
import { quoteOf } from "../../intent/lexer.ts";
import { numberAt } from "../../intent/numbers.ts";
import { spokenProtocolAt } from "../../intent/protocol.ts";
import { isNext, isTaken, leadAt, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import { operationsOfNoun, operationVerb } from "../../lexicon/operation-words.ts";
import { createPhraseFinder } from "../../lexicon/phrases.ts";
import { isA } from "../../lexicon/roles.ts";
import { isAge } from "../grammar/age.ts";
import { formTitleAt } from "../grammar/form-title.ts";
import { referenceEnd } from "../grammar/reference-number.ts";
import { isActingAccount } from "./acting-account.ts";
import { isCompound } from "./compound-noun.ts";
import type { Mention } from "./mention.ts";
import { namedPartyAt } from "./named-party.ts";
import { withOwnContracts } from "./own-contracts.ts";
import { isSentOut } from "./sent-out.ts";
import { settleAmounts } from "./settle-amounts.ts";
import { verbAt } from "./verb-at.ts";
import { wordedVerbAt } from "./worded-verbs.ts";

const contractPhraseAt = createPhraseFinder(spokenContracts);
/** More than this nobody names in one request; what goes on is left to be not understood. */
export const MOST_MENTIONS = 64;

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
  for (let at = 0; at < lexemes.length; at += 1) {
    const lexeme = lexemes[at];
    if (!lexeme || isTaken(reading, at)) continue;
    if (found.length > MOST_MENTIONS) break;
    if (at === title || isAge(reading, at)) continue;
    const isPaper = settled.operation === "transfer" || isA(lexeme.lower, "paper");
    const paper = isPaper ? referenceEnd(reading, at) : undefined;
    if (paper !== undefined) {
      at = paper - 1;
      continue;
    }
    const named = mentionAt(reading, at, settled);
    if (!named || (named.kind === "verb" && isNoun(reading, at, found.at(-1)))) continue;
    const last = lexemes[named.to - 1] ?? lexeme;
    found.push({ ...named, from: at, quote: quoteOf(text, lexeme, last) });
    at = named.to - 1;
  }
  return settleAmounts(reading, withOwnContracts(reading, found));
}

/** "my USDC borrow", "from my Aave deposit", "my harvest bot": what there is, not what is to be done. */
function isNoun({ lexemes }: Reading, at: number, previous: Mention | undefined): boolean {
  if (isCompound(lexemes, at)) return true;
  if (!operationsOfNoun(wordAt(lexemes, at)))
    return /^(?:a|an|the|my|our|his|its|their)$/.test(wordAt(lexemes, at - 1));
  const isWhole = previous?.kind === "amount" && previous.amount.kind === "all";
  // "on Uniswap V2 swap 5 DAI for USDC"
  const isPlaced =
    previous?.kind === "place" &&
    /^(?:on|via|through|using|at|in|with)$/.test(wordAt(lexemes, previous.from - 1)) &&
    numberAt(lexemes, at + 1) !== undefined;
  const isOfOther = isWhole || previous?.kind === "token" || previous?.kind === "place";
  const isNamed = previous?.to === at && !isPlaced && isOfOther && isNext(lexemes, at);
  // "the flat deposit:"
  const isDescribed =
    /^(?:a|an|the|my|our)$/.test(wordAt(lexemes, at - 2)) &&
    /^(?:[:,.;)]|of|for|)$/.test(wordAt(lexemes, at + 1)) &&
    previous?.to !== at;
  const isOfThing = /^(?:address|rewards?|yield|positions?|pool|fees?|venues?|markets?|source|rate)$/.test(
    wordAt(lexemes, at + 1),
  );
  return (
    isNamed ||
    isDescribed ||
    isOfThing ||
    /^(?:a|an|the|my|our|of|whole|entire|full)$/.test(wordAt(lexemes, at - 1))
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
    if (!("address" in parsed)) return undefined;
    const isActing = isActingAccount(reading, at, settled.operation);
    return { kind: "address", address: parsed.address, to: at + 1, ...(isActing && { isActing }) };
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
  const worded = wordedVerbAt(lexemes, at);
  const isSent = settled.operation === "transfer" && isSentOut(reading, at);
  const meant = isSent ? "send" : worded?.verb;
  const verb = meant ? operationVerb(meant) : verbAt(reading, at);
  return verb && { kind: "verb", verb, to: worded?.to ?? at + 1 };
}

const PLACED = /^(?:on|via|through|using|use|in|into|from|at|onto|over|to|with|by|the|for|)$/;

/** "Claim AAVE", but "supply 5 USDC to AAVE": what is written as symbols are and has no word of a place before it. */
function isSymbol({ lexemes }: Reading, at: number, place: Unplaced, settled: Settled): boolean {
  const { text = "" } = lexemes[at] ?? {};
  if (place.kind !== "place" || settled.isPlace(place.name, place.isContract)) return false;
  return text === text.toUpperCase() && !PLACED.test(leadAt(lexemes, at));
}

function amountOf(reading: Reading, at: number, settled: Settled): Unplaced | undefined {
  const { lexemes, text } = reading;
  const stretch = { reading, from: 0, to: lexemes.length, verb: at - 1 };
  // "100 usdc 2 0x…", "approve 50 usdc 4 0x…"
  if (/^[24]$/.test(wordAt(lexemes, at)) && lexemes[at + 1]?.kind === "address") return undefined;
  const isRange = lexemes[at]?.lower === "between";
  const found = amountAt(stretch, isRange ? at + 1 : at, settled.operation);
  // "all my Aave USDC": what looks like a token is where it lies.
  const symbol = found && found.amount.kind !== "number" ? found.amount.token?.symbol : undefined;
  const lead = found?.amount.token
    ? lexemes.findIndex(({ start }) => start === found.amount.token?.quote.start)
    : -1;
  if (
    found &&
    symbol !== undefined &&
    lead > at &&
    !settled.isToken(symbol) &&
    spokenProtocolAt(reading, lead)
  ) {
    const [first] = lexemes.slice(at, at + 1);
    const quote = first ? quoteOf(text, first) : found.amount.quote;
    return {
      kind: "amount",
      amount: { ...found.amount, token: undefined, quote },
      token: undefined,
      to: at + 1,
    };
  }
  if (found && found.from === at)
    return { kind: "amount", amount: found.amount, token: found.amount.token, to: found.to };
  const bare = found ? undefined : bareNumberAt(reading, at);
  if (bare) return { kind: "amount", token: bare.amount.token, ...bare };
  // "swap an ETH", "a single ETH", "one single ETH", "a whole ETH"; "a USDC permit" is none.
  const counted = /^(?:single|lone|sole|whole|full|entire)$/.test(wordAt(lexemes, at + 1)) ? at + 2 : at + 1;
  const isOne = /^an?$/.test(wordAt(lexemes, at)) || (counted > at + 1 && wordAt(lexemes, at) === "one");
  const token = isOne ? tokenAtLexeme(reading, counted) : undefined;
  if (!token?.token.known) return undefined;
  const [first, last, next] = [lexemes[at], lexemes[token.to - 1], lexemes[token.to]];
  const isCounted =
    next?.kind !== "word" || next.lower === "is" || isOf(next.lower, "preposition", "joint", "courtesy");
  if (!first || !last || !isCounted) return undefined;
  const quote = quoteOf(text, first, last);
  return {
    kind: "amount",
    token: token.token,
    amount: { kind: "number", value: decimal("1"), unit: "token", bound: "exact", token: token.token, quote },
    to: token.to,
  };
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

import type { Address } from "../addresses/address.ts";
import type { Operation } from "../calls/call.ts";
import { amountAt } from "../intent/amounts.ts";
import { bareNumberAt } from "../intent/bare-number.ts";
import type { Intent } from "../intent/intent.ts";
import { numberAt } from "../intent/numbers.ts";
import { spokenProtocolAt } from "../intent/protocol.ts";
import { beginsLine, isTaken, quoteSpan, type Reading } from "../intent/reading.ts";
import { tokenAtLexeme } from "../intent/tokens.ts";
import { guardedPhraseAt } from "../lexicon/lexicon.ts";
import { toldCollectionAt } from "./collections-told.ts";
import type { contractFinder } from "./contract-names.ts";
import type { Item } from "./item.ts";
import { namedAddressAt } from "./named-address.ts";
import { type ToldNumber, toldNumberAt } from "./numbers-told.ts";
import { SMALL, type spokenOf } from "./spoken.ts";

type Terms = Pick<Intent, "limits" | "chainKind">;
type Bare = Item extends infer One
  ? One extends Item
    ? Omit<One, "quote" | "said" | "sentence" | "clause">
    : never
  : never;

/** What the calls may be told by: which tokens and places are theirs. */
export interface Known {
  isToken(symbol: string): boolean;
  isProtocol(name: string): boolean;
  /** A contract's name, whosever it is. */
  contractAt: ReturnType<typeof contractFinder>;
  isContract(addresses: ReadonlySet<Address>): boolean;
  /** By which amounts without a number are read. */
  operation: Operation;
  phraseAt: ReturnType<typeof spokenOf>;
  /** Where they move no amounts: the numbers by which they are told. */
  numbers: ReadonlySet<bigint> | undefined;
  /** Of a market, in hundredths of a per cent. */
  shares: ReadonlySet<bigint>;
  collections: ReadonlySet<Address>;
}

const ENDS = new Set([".", ";", "!", "?"]);
const MARKS = new Set([...".;!?,:()-–—→/•*+&'\"|=≥≤><~≈[]@_#%"]);
const LISTING = /^(?:,|and|&|\+)$/;
/** Behind these another clause begins. */
const JOINTS = /^(?:and|then|plus|but|while|&|\+|as well as|and also|and then|then also)(?: |$)/;

/** The text cut into what it is made of; a word that is nothing known of such calls is an item of its own. */
export function itemsOf(reading: Reading, terms: Terms, known: Known): Item[] {
  const items: Item[] = [];
  const { lexemes } = reading;
  let [sentence, clause] = [0, 0];
  let cue: ToldNumber["cue"];
  for (let at = 0; at < lexemes.length; ) {
    if (at > 0 && beginsLine(reading, at)) [sentence, clause] = [sentence + 1, clause + 1];
    const found: Bare = toldApartAt(reading, at, known, cue) ??
      itemAt(reading, at, terms, known) ?? { is: "open", from: at, to: at + 1 };
    const said = lexemes
      .slice(at, found.to)
      .map(({ lower }) => lower)
      .join(" ");
    const isEnd = found.is === "mark" && ENDS.has(said);
    const isBreak = found.is === "mark" && /^[,:()–—•;|+&-]$/.test(said);
    const isInList = () => isBetweenAddresses(reading, at);
    if (JOINTS.test(said) && !isInList()) clause += 1;
    if (found.is === "number") cue = found.cue;
    items.push({ ...found, quote: quoteSpan(reading, found), said, sentence, clause } as Item);
    if (isEnd) sentence += 1;
    if (isEnd || (isBreak && !isInList())) clause += 1;
    at = found.to;
  }
  return items;
}

/** What only collectibles, signers and claims are told by. */
function toldApartAt(
  reading: Reading,
  at: number,
  known: Known,
  before: ToldNumber["cue"],
): Bare | undefined {
  const { numbers, collections } = known;
  if (!numbers || isTaken(reading, at)) return undefined;
  const number = toldNumberAt(reading, at, numbers, before);
  if (number) return { is: "number", ...number };
  const found = collections.size > 0 ? toldCollectionAt(reading, at, collections) : undefined;
  if (found?.is === "token") return { is: "token", token: found.token, from: at, to: found.to };
  const place = placeAt(reading, at, known);
  if (place) return place;
  // "all" is no sum of theirs.
  const phrase = known.phraseAt(reading.lexemes, at);
  if (phrase) return { is: "word", sense: phrase.value, from: at, to: phrase.to };
  return found ? { is: "word", sense: SMALL, from: at, to: found.to } : undefined;
}

/** "0x…, 0x… and 0x…" is one list. */
function isBetweenAddresses({ lexemes }: Reading, at: number): boolean {
  let [before, next] = [at, at];
  while (before > at - 3 && LISTING.test(lexemes[before]?.lower ?? "")) before -= 1;
  while (next < at + 3 && LISTING.test(lexemes[next]?.lower ?? "")) next += 1;
  return before < at && lexemes[before]?.kind === "address" && lexemes[next]?.kind === "address";
}

function itemAt(
  reading: Reading,
  at: number,
  { limits = [], chainKind }: Terms,
  known: Known,
): Bare | undefined {
  const { lexemes } = reading;
  const lexeme = lexemes[at];
  if (!lexeme) return undefined;
  if (isTaken(reading, at)) {
    const limit = limits.find(({ amount }) => amount.quote.start === lexeme.start);
    if (!limit) return { is: "term", from: at, to: at + 1 };
    const { amount } = limit;
    const past = lexemes.findIndex(({ start }) => start >= amount.quote.end);
    const to = past < 0 ? lexemes.length : past;
    return { is: "amount", amount, token: amount.token, bounded: limit.side, from: at, to };
  }
  // "on the testnet": a check holds the call's chain to it.
  if (chainKind?.quote.start === lexeme.start) return { is: "term", from: at, to: at + 1 };
  const named = namedAddressAt(reading, at);
  if (named) return { is: "address", ...named };
  if (lexeme.kind === "address")
    return { is: "address", address: lexeme.lower as Address, from: at, to: at + 1 };
  // "100 usdc 2 0x…", "50 usdc 4 0x…": as it sounds, between a sum and an address.
  if (/^[24]$/.test(lexeme.lower) && isBetweenSumAndAddress(reading, at))
    return { is: "word", sense: SMALL, from: at, to: at + 1 };
  const share = shareAt(reading, at, known.shares);
  if (share) return share;
  const place = placeAt(reading, at, known);
  const measured = wholeAt(reading, measure(reading, at, known.operation), known);
  if (measured) return measured;
  const token = tokenAtLexeme(reading, at);
  const isOwn = token?.token.symbol !== undefined && token.token.known && known.isToken(token.token.symbol);
  if (place && (!isOwn || place.to > (token?.to ?? 0))) return place;
  if (token && isOwn) return { is: "token", token: token.token, from: at, to: token.to };
  const phrase = known.phraseAt(lexemes, at);
  // "a slip of my tongue" begins as a payment does.
  const isGuarded = (guardedPhraseAt(lexemes, at)?.to ?? 0) > (phrase?.to ?? 0);
  if (phrase && !isGuarded) return { is: "word", sense: phrase.value, from: at, to: phrase.to };
  return lexeme.kind === "sign" && MARKS.has(lexeme.lower) ? { is: "mark", from: at, to: at + 1 } : undefined;
}

const isBetweenSumAndAddress = (reading: Reading, at: number): boolean => {
  const token = tokenAtLexeme(reading, at - 1);
  const isSum = token?.to === at && numberAt(reading.lexemes, at - 2)?.to === at - 1;
  return isSum && reading.lexemes[at + 1]?.kind === "address";
};

function measure(reading: Reading, at: number, operation: Operation): Bare | undefined {
  const stretch = { reading, from: at, to: reading.lexemes.length, verb: at - 1 };
  const found = amountAt(stretch, at, operation) ?? bareNumberAt(reading, at);
  if (!found) return undefined;
  const { amount, to } = found;
  return { is: "amount", amount, token: amount.token, from: at, to };
}

/** "all of my Aave USDC", "my whole Compound deposit": where it lies, and no sum of the token that goes by the same name. */
function wholeAt(reading: Reading, sum: Bare | undefined, known: Known): Bare | undefined {
  if (sum?.is !== "amount" || sum.amount.kind !== "all" || !sum.token?.symbol) return sum;
  if (known.isToken(sum.token.symbol)) return sum;
  const { start } = sum.token.quote;
  const place = reading.lexemes.findIndex((lexeme) => lexeme.start === start);
  if (!placeAt(reading, place, known)) return sum;
  const quote = quoteSpan(reading, { from: sum.from, to: place });
  return { ...sum, amount: { ...sum.amount, token: undefined, quote }, token: undefined, to: place };
}

const UNIT = /^(?:%|percent|pct|per)$/;
const LIMIT = /^l?ltv(?: (?:of|at|is|:|=))?$/;

/** "86%", "94.5 per cent" or "0.86" that is the limit of the calls' market, or another one that is told beside "LLTV". */
function shareAt(reading: Reading, at: number, own: ReadonlySet<bigint>): Bare | undefined {
  if (own.size === 0) return undefined;
  const { lexemes } = reading;
  const number = numberAt(lexemes, at);
  if (!number) return undefined;
  const unit = UNIT.exec(lexemes[number.to]?.lower ?? "")?.[0];
  const { digits, scale } = number.value;
  const isPart = !unit && digits < 10n ** BigInt(scale);
  const places = isPart ? 4 : 2;
  if (scale > places || (isPart && tokenAtLexeme(reading, number.to))) return undefined;
  const bips = digits * 10n ** BigInt(places - scale);
  const told = [[at - 1], [at - 2, at - 1], [number.to]].map((places) =>
    places.map((place) => lexemes[place]?.lower).join(" "),
  );
  const isLimit = /^\d/.test(lexemes[at]?.lower ?? "") && told.some((words) => LIMIT.test(words));
  if (!isLimit && !((unit || isPart) && own.has(bips))) return undefined;
  return { is: "share", bips, from: at, to: number.to + (unit === "per" ? 2 : unit ? 1 : 0) };
}

function placeAt(reading: Reading, at: number, known: Known): Bare | undefined {
  const contract = known.contractAt(reading.lexemes, at);
  if (contract && known.isContract(contract.value.addresses)) {
    const { name, addresses } = contract.value;
    return { is: "place", name, isContract: true, addresses, from: at, to: contract.to };
  }
  const symbol = tokenAtLexeme(reading, at)?.token.symbol;
  const protocol = spokenProtocolAt(
    reading,
    at,
    (name) => !known.isToken(symbol ?? "") && known.isProtocol(name),
  );
  if (!protocol) return undefined;
  const isPlace = { is: "place", isContract: false, from: at, to: protocol.to } as const;
  if (known.isProtocol(protocol.name)) return { ...isPlace, name: protocol.name };
  // "PancakeSwap, its Universal Router"
  const isOfPancake =
    protocol.quote.text.toLowerCase() === "universal router" && PANCAKE.test(reading.folded);
  return isOfPancake && known.isProtocol(PANCAKES) ? { ...isPlace, name: PANCAKES } : undefined;
}

const PANCAKE = /\b(?:pancake\w*|pcs|cake)\b/i;
const PANCAKES = "pancakeswap_universal_router";

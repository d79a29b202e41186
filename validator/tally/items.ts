import type { Address } from "../addresses/address.ts";
import type { Operation } from "../calls/call.ts";
import { spokenContracts } from "../data/contracts.ts";
import { amountAt } from "../intent/amounts.ts";
import { bareNumberAt } from "../intent/bare-number.ts";
import type { Intent, Quote } from "../intent/intent.ts";
import { spokenProtocolAt } from "../intent/protocol.ts";
import { beginsLine, isTaken, quoteSpan, type Reading } from "../intent/reading.ts";
import { tokenAtLexeme } from "../intent/tokens.ts";
import { createPhraseFinder } from "../lexicon/phrases.ts";
import type { Item } from "./item.ts";
import type { spokenOf } from "./spoken.ts";

type Terms = Pick<Intent, "limits">;
type Bare = Item extends infer One
  ? One extends Item
    ? Omit<One, "quote" | "said" | "sentence" | "clause">
    : never
  : never;

/** What the calls may be told by: which tokens and places are theirs. */
export interface Known {
  isToken(symbol: string): boolean;
  isPlace(name: string, isContract: boolean): boolean;
  /** By which amounts without a number are read. */
  operation: Operation;
  phraseAt: ReturnType<typeof spokenOf>;
}

const ENDS = new Set([".", ";", "!", "?"]);
const MARKS = new Set([
  ...ENDS,
  ",",
  ":",
  "(",
  ")",
  "-",
  "–",
  "—",
  "→",
  "/",
  "•",
  "*",
  "+",
  "&",
  "'",
  '"',
  "|",
  "=",
  "≥",
  "≤",
  ">",
  "<",
  "~",
  "≈",
  "[",
  "]",
  "@",
  "_",
  "#",
  "%",
]);
/** Behind these another clause begins. */
const JOINTS = new Set(["and", "then", "and then", "plus", "&", "+"]);
const contractPhraseAt = createPhraseFinder(spokenContracts);

/** The text cut into what it is made of, or the first word that is nothing known of such calls. */
export function itemsOf(reading: Reading, terms: Terms, known: Known): Item[] | { unknown: Quote } {
  const { lexemes } = reading;
  const items: Item[] = [];
  let [sentence, clause] = [0, 0];
  for (let at = 0; at < lexemes.length; ) {
    if (at > 0 && beginsLine(reading, at)) [sentence, clause] = [sentence + 1, clause + 1];
    const found = itemAt(reading, at, terms, known);
    if (!found) return { unknown: quoteSpan(reading, { from: at, to: at + 1 }) };
    const said = lexemes
      .slice(at, found.to)
      .map(({ lower }) => lower)
      .join(" ");
    const isEnd = found.is === "mark" && ENDS.has(said);
    const isBreak = found.is === "mark" && /^[,:()–—•;|+&-]$/.test(said);
    if (JOINTS.has(said)) clause += 1;
    items.push({ ...found, quote: quoteSpan(reading, found), said, sentence, clause } as Item);
    if (isEnd) sentence += 1;
    if (isEnd || isBreak) clause += 1;
    at = found.to;
  }
  return items;
}

function itemAt(reading: Reading, at: number, { limits = [] }: Terms, known: Known): Bare | undefined {
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
  if (lexeme.kind === "address")
    return { is: "address", address: lexeme.lower as Address, from: at, to: at + 1 };
  const place = placeAt(reading, at, known);
  const measured = measure(reading, at, known.operation);
  if (measured) return measured;
  const token = tokenAtLexeme(reading, at);
  const isOwn = token?.token.symbol !== undefined && token.token.known && known.isToken(token.token.symbol);
  if (place && (!isOwn || place.to > (token?.to ?? 0))) return place;
  if (token && isOwn) return { is: "token", token: token.token, from: at, to: token.to };
  const phrase = known.phraseAt(lexemes, at);
  if (phrase) return { is: "word", sense: phrase.value, from: at, to: phrase.to };
  return lexeme.kind === "sign" && MARKS.has(lexeme.lower) ? { is: "mark", from: at, to: at + 1 } : undefined;
}

function measure(reading: Reading, at: number, operation: Operation): Bare | undefined {
  const stretch = { reading, from: at, to: reading.lexemes.length, verb: at - 1 };
  const found = amountAt(stretch, at, operation) ?? bareNumberAt(reading, at);
  if (!found) return undefined;
  const { amount, to } = found;
  return { is: "amount", amount, token: amount.token, from: at, to };
}

function placeAt(reading: Reading, at: number, known: Known): Bare | undefined {
  const contract = contractPhraseAt(reading.lexemes, at);
  if (contract && known.isPlace(contract.value, true))
    return { is: "place", name: contract.value, isContract: true, from: at, to: contract.to };
  const protocol = spokenProtocolAt(reading, at);
  return protocol && known.isPlace(protocol.name, false)
    ? { is: "place", name: protocol.name, isContract: false, from: at, to: protocol.to }
    : undefined;
}

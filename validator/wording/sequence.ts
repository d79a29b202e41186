import type { Call } from "../calls/call.ts";
import { isStoryWord } from "../data/lexicon/story-words.ts";
import { tokenAt } from "../data/tokens.ts";
import type { Quote, TokenMention } from "../intent/intent.ts";
import { numberAt } from "../intent/numbers.ts";
import { spokenProtocolAt } from "../intent/protocol.ts";
import { beginsLine, type Reading } from "../intent/reading.ts";
import { tokenAtLexeme } from "../intent/tokens.ts";
import type { Item, ItemOf } from "../items/item.ts";
import type { Role } from "../items/roles.ts";
import { toldAs } from "../items/told-as.ts";
import { guardOf, isKnown } from "../lexicon/lexicon.ts";
import { operationsOfNoun, operationVerb } from "../lexicon/operation-words.ts";
import { type Featured, isSeen } from "./weigh-wording.ts";
import { A_NAME } from "./weights.ts";

/** A word of the text, or a value in it by what it is to the calls, as the features that it is weighed by. */
export interface Position extends Featured {
  /** The place of its item. */
  item: number;
}

/** The text as it is weighed: no value stands in it, only what each value is to which call. */
export function sequenceOf(
  reading: Reading,
  items: readonly Item[],
  calls: readonly Call[],
  roles: readonly (readonly (Role | undefined)[])[],
  chainId: number,
  forbidden: readonly Quote[],
): Position[] {
  const positions: Position[] = [];
  const put = (at: number, item: number, isOfPhrase: boolean) => {
    for (const features of ofWord(reading, at, calls, chainId, isOfPhrase))
      positions.push({ features, item });
  };
  for (const [item, one] of items.entries()) {
    const { is, from, to } = one;
    if (is === "term") {
      const lead = reading.lexemes[from]?.lower;
      // "Don't touch my WETH." is held by a check of its own: its denial speaks against nothing.
      const isDenial = forbidden.some(({ start }) => start === one.quote.start);
      if (items[item - 1]?.is !== "term")
        positions.push({ features: ["a term", ...(lead && !isDenial ? [lead] : [])], item });
    } else if (is === "word" || is === "mark" || is === "open" || isBare(one, item, roles))
      for (let at = from; at < to; at += 1) put(at, item, is === "word");
    else {
      positions.push({ features: ofValue(one, item, calls, roles), item });
      if (is === "amount") for (const at of wordsWithin(one, reading)) put(at, item, true);
    }
  }
  return positions;
}

/** What the text as a whole is weighed by: the calls in their order. */
export const contextOf = (calls: readonly Call[]): string[] => [
  `${Math.min(calls.length, MOST_APART)} calls`,
  ...calls.flatMap((call, at) => [`of ${toldAs(call)}`, `${placeOf(at)} of ${toldAs(call)}`]),
];

/** A number that is no sum of the calls': an invoice's, a year, an hour. */
const isBare = (one: Item, item: number, roles: readonly (readonly (Role | undefined)[])[]) =>
  one.is === "amount" &&
  one.amount.kind === "number" &&
  one.token?.known !== true &&
  roles.every((own) => own[item] === undefined);

const MOST_APART = 6;
const placeOf = (at: number) => `call ${Math.min(at + 1, MOST_APART)}`;

function ofValue(
  one: Item,
  item: number,
  calls: readonly Call[],
  roles: readonly (readonly (Role | undefined)[])[],
): string[] {
  const kind = one.is === "amount" && one.token ? "sum" : one.is;
  const own = calls.flatMap((call, at) => {
    const role = roles[at]?.[item];
    if (role === undefined) return [];
    // A vault that may spend is told by the token that it gives out, as by any other name.
    const told = `${kind === "token" && role === "spender" ? "place" : kind} ${role}`;
    return [told, `${told} of ${toldAs(call)}`, ...(calls.length > 1 ? [`${told} of ${placeOf(at)}`] : [])];
  });
  if (own.length > 0) return [...new Set(own)];
  const { address } = one.is === "address" ? one : {};
  const isFee = calls.some(({ fees = [] }) => fees.some(({ recipient }) => recipient === address));
  return [isFee ? "address fee" : `other ${kind}`];
}

/** "85 testnet USDC", "half of my ETH": what stands in a sum beside its number and its token. */
function wordsWithin({ from, to, token }: ItemOf<"amount">, { lexemes }: Reading): number[] {
  const past = numberAt(lexemes, from)?.to ?? from;
  const isOfToken = (start: number) => token && start >= token.quote.start && start < token.quote.end;
  return lexemes.flatMap(({ start, kind }, at) =>
    at >= past && at < to && kind === "word" && !isOfToken(start) ? [at] : [],
  );
}

/** "on curve" */
const LEADS = /^(?:on|via|through|thru|at|using|by|over|with|@)$/;

/** By itself, whether it is of a phrase for the calls or of none that is known. */
function ofWord(
  reading: Reading,
  at: number,
  calls: readonly Call[],
  chainId: number,
  isOfPhrase: boolean,
): string[][] {
  const lexeme = reading.lexemes[at];
  if (lexeme === undefined) return [];
  const { kind, lower, text } = lexeme;
  if (kind === "number") return [["a number"]];
  if (kind === "address") return [["other address"]];
  const symbol = kind === "word" && !isOfPhrase ? tokenAtLexeme(reading, at)?.token : undefined;
  if (symbol?.known)
    return [[calls.some((call) => isNameOf(symbol, call, chainId)) ? "token place" : "other token", lower]];
  const isPlace = kind === "word" && !isOfPhrase && spokenProtocolAt(reading, at) !== undefined;
  // "the jar maker": what is written small and is a word of every day is told apart by what stands around it.
  const isLedTo = () => LEADS.test(reading.lexemes[at - 1]?.lower ?? "");
  const isEveryday = () => text === lower && isStoryWord(lower) && !isLedTo() && !isAlone(reading, at);
  if (isPlace && !isEveryday()) return [["other place", lower]];
  // "say-so", "re-allow", "oldOwner": what nobody has seen as one is read by its parts.
  const isCompound = kind === "word" && (lower.includes("-") || CAMEL.test(text)) && !isSeen(lower);
  const parts = isCompound && !numberAt(reading.lexemes, at) ? partsOf(text) : [];
  if (parts.length > 1) return parts.map((part) => featuresOf(part, calls));
  const features = featuresOf(lower, calls);
  if (kind === "word" && isName(reading, at)) features.push(A_NAME);
  return [features];
}

const CAMEL = /^[a-z]+(?:[A-Z][a-z]+)+$/;
const partsOf = (text: string) =>
  (CAMEL.test(text) ? text.replaceAll(/[A-Z]/g, "-$&") : text).toLowerCase().split("-").filter(Boolean);

/** By how much a sum may differ then, its comparison holds. */
const ABOUT = /^roughly$/;

function featuresOf(lower: string, calls: readonly Call[]): string[] {
  const features = [ABOUT.test(lower) ? "about" : lower];
  const guard = guardOf(lower);
  if (guard) features.push(`guarded for ${guard}`);
  const verb = operationVerb(lower);
  if (verb) features.push(...toldFor("verb", verb.certain.size > 0 ? verb.certain : verb.possible, calls));
  const named = operationsOfNoun(lower);
  if (named) features.push(...toldFor("noun", named, calls));
  return features;
}

/** "Kettner", "Brisbane": by its capital, where none has to stand or nobody has seen the word. */
function isName({ lexemes, ...reading }: Reading, at: number): boolean {
  const { text = "", lower = "" } = lexemes[at] ?? {};
  if (!/^\p{Lu}[\p{Ll}\p{M}'’-]/u.test(text)) return false;
  const before = lexemes[at - 1];
  const isFirst = before?.kind !== "word" || beginsLine({ lexemes, ...reading }, at);
  return isFirst ? !isSeen(lower) : !isKnown(lower);
}

/** "USDC -> WETH, 1000, curve": between marks, where nothing tells it apart. */
const isAlone = ({ lexemes }: Reading, at: number): boolean =>
  lexemes[at - 1]?.kind === "sign" && (lexemes[at + 1] === undefined || lexemes[at + 1]?.kind === "sign");

/** "the cUSDC market": the token of the contract that is called. */
const isNameOf = ({ symbol }: TokenMention, { to }: Call, chainId: number): boolean =>
  symbol !== undefined && tokenAt(chainId, to).symbol?.toLowerCase() === symbol.toLowerCase();

/** Whether a word for some operations may be one for the calls. */
function toldFor(kind: string, operations: ReadonlySet<string>, calls: readonly Call[]): string[] {
  const isOwn = calls.some(
    ({ operation, alsoOperation = [] }) =>
      operations.has(operation) || alsoOperation.some((other) => operations.has(other)),
  );
  return isOwn
    ? [`own ${kind}`]
    : [`${kind} of others`, ...[...operations].map((one) => `${kind} of ${one}`)];
}

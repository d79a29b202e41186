import type { Call } from "../../calls/call.ts";
import { showDecimal, toBaseUnits } from "../../decimals/decimal.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { type FoundNumber, isCount, numberAt } from "../../intent/numbers.ts";
import { spokenProtocolAt } from "../../intent/protocol.ts";
import { isTaken, pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { phraseEnd } from "../../lexicon/phrase-end.ts";
import { termWords } from "../../lexicon/term-words.ts";
import type { Sum } from "./named.ts";

export const RIGHT = termWords("rights in clauses");
export const TAKE = termWords("orders to take a right");
export const TAKEN = termWords("how a right is taken");
export const GIVE = termWords("orders to give a right");
export const GIVEN = termWords("how a right is given");
export const ALONE = termWords("rights by these alone");
export const SET = termWords("orders to set a right");
export const IS_SET = termWords("how a right is set");
export const SPEND = termWords("what a right is for");
const DUE = termWords("what is due with a right");
const WISH = termWords("who wishes for a right");
const WHOSE = termWords("whose right");
export const HOLDER = termWords("who has a right");
const JOINED = termWords("what joins a right");
export const FORMER = termWords("what a right was");
export const GAVE = termWords("who gave a right");
export const BETWEEN = termWords("between rights");
export const NEEDS = termWords("what a right needs");
export const KEY = termWords("keys of a right");
export const REQUIRES = termWords("what requires a right");

/** A sum that a clause names, in the words that it does. */
export interface ClauseSum {
  value: FoundNumber["value"];
  number: Lexeme;
  token: readonly Lexeme[] | undefined;
}

/** What the words of a clause were up to a place. */
export interface Seen {
  words: string[];
  sums: ClauseSum[];
  tokens: (readonly Lexeme[])[];
  holders: { name: readonly Lexeme[]; address: Lexeme }[];
  name: readonly Lexeme[];
  isZero: boolean;
  /** "approve 0x… first for 5 DAI" */
  isFirst: boolean;
}

/** Takes in what stands at a place, and tells where it ends; undefined where it is nothing of a right. */
export function unitEnd(
  reading: Reading,
  at: number,
  seen: Seen,
  grants: readonly Call[],
  told: readonly Sum[],
): number | undefined {
  const { lexemes } = reading;
  const lexeme = lexemes[at];
  // "right after, …" is no right.
  const isSoon = lexeme?.lower === "right" && /^(?:after|afterwards|away|now)$/.test(wordAt(lexemes, at + 1));
  // "the first for 0x…, the other for 0x…": counted, and taken for that.
  const isOrdinal = /^(?:first|second|third|other)$/.test(lexeme?.lower ?? "") && seen.words.at(-1) === "the";
  if (!lexeme || (isTaken(reading, at) && !isOrdinal && lexeme.lower !== "first") || isSoon) return undefined;
  if (lexeme.kind === "address") {
    if (!grants.some(({ spender }) => spender === lexeme.lower)) return undefined;
    seen.holders.push({ name: seen.name, address: lexeme });
    seen.name = [];
    seen.words.push("0x");
    return at + 1;
  }
  const number = lexeme.lower === "one" ? undefined : numberAt(lexemes, at);
  if (number && isCounting(reading, number, grants.length)) {
    seen.words.push("count");
    return number.to;
  }
  if (number || /^(?:nothing|nil)$/.test(lexeme.lower)) return sumEnd(reading, at, number, seen, grants);
  const token = tokenAtLexeme(reading, at);
  if (token) {
    // "cUSDC (0x…)", "the Aave pool 0x…" is what somebody is called.
    const isName = lexemes[pastWords(lexemes, token.to, NAMED, 2)]?.kind === "address";
    const isOwn = isGranted(token.token.symbol, grants);
    if (!isOwn && !isName) return undefined;
    const words = lexemes.slice(token.from, token.to);
    if (isOwn) seen.tokens.push(words);
    else seen.name = [...seen.name, ...words];
    seen.words.push(isOwn ? "token" : "place");
    return token.to;
  }
  const referred = referredEnd(reading, at, seen, grants, told);
  if (referred !== undefined) return referred;
  const place = spokenProtocolAt(reading, at);
  if (place) {
    seen.name = [...seen.name, ...lexemes.slice(place.from, place.to)];
    seen.words.push("place");
    return place.to;
  }
  if (
    lexeme.lower === "first" &&
    seen.words.at(-1) === "0x" &&
    /^(?:for|to|\()$/.test(wordAt(lexemes, at + 1))
  ) {
    seen.isFirst = true;
    return at + 1;
  }
  // "0x… should then be allowed to"
  if (lexeme.lower === "then" && /^(?:should|shall|must|may)$/.test(seen.words.at(-1) ?? "")) return at + 1;
  const sign = SIGNS[lexeme.lower];
  if (sign && seen.words.length > 0) {
    seen.words.push(sign);
    return at + 1;
  }
  if (!isOrdinal && !isWord(lexeme.lower) && !/^[:=]$/.test(lexeme.text)) return undefined;
  seen.words.push(lexeme.lower);
  return at + 1;
}

const NAMED = /^(?:\(|pool|router)$/;

/** "DAI / 0x…: approval -> 0" */
const SIGNS: Readonly<Record<string, string>> = { "→": "to", ">": "to", "/": "of", "•": ",", "*": "," };

const REFERRING =
  /^(?:it|them|that|those|these|this|that much|(?:that|the same|the full|the whole) (?:amount|sum))$/;

/** "approve 0x… for it", "let 0x… spend that amount": of what was told last that a call grants. */
function referredEnd(
  reading: Reading,
  at: number,
  seen: Seen,
  grants: readonly Call[],
  told: readonly Sum[],
): number | undefined {
  const { lexemes } = reading;
  const before = seen.words.findLast((word) => !/^(?:exactly|just|only|precisely)$/.test(word)) ?? "";
  const isAccess = before === "to" && seen.words.includes("access");
  const isObject =
    seen.sums.length === 0 && (isAccess || SPEND.test(before) || /^(?:for|over|of)$/.test(before));
  const end = isObject && told.length > 0 ? phraseEnd(lexemes, at, REFERRING) : undefined;
  const sum = end === undefined ? undefined : told.find(({ symbol }) => isGranted(symbol, grants));
  // "that much DAI"
  const token = end === undefined ? undefined : tokenAtLexeme(reading, end);
  const to = token && token.token.symbol?.toLowerCase() === sum?.symbol?.toLowerCase() ? token.to : end;
  const isOver = /^(?:[.,;:!?)]|and|then|first|beforehand|too|as|)$/.test(wordAt(lexemes, to ?? at));
  if (!sum || to === undefined || !isOver || !isGivenBy(grants, sum.value, sum.symbol)) return undefined;
  seen.sums.push(sum);
  seen.tokens.push(sum.token);
  seen.words.push("sum");
  return to;
}

const isGivenBy = (grants: readonly Call[], value: FoundNumber["value"], symbol: string | undefined) =>
  grants.some(
    ({ operation, amountIn }) =>
      operation === "approve" &&
      amountIn?.baseUnits === toBaseUnits(value, amountIn?.asset.decimals ?? 0) &&
      (symbol === undefined || amountIn?.asset.symbol?.toLowerCase() === symbol.toLowerCase()),
  );

/** "two approvals", "two USDC allowances" */
function isCounting(reading: Reading, number: FoundNumber, count: number): boolean {
  const noun = tokenAtLexeme(reading, number.to)?.to ?? spokenProtocolAt(reading, number.to)?.to ?? number.to;
  return isCount(number, count) && RIGHT.test(wordAt(reading.lexemes, noun));
}

const isGranted = (symbol: string | undefined, grants: readonly Call[]) =>
  grants.some(({ amountIn }) => amountIn?.asset.symbol?.toLowerCase() === symbol?.toLowerCase());

/** "600 USDT", "400 of my DAI", "zero": nothing is taken, and no other sum than one that a call grants. */
function sumEnd(
  reading: Reading,
  at: number,
  number: FoundNumber | undefined,
  seen: Seen,
  grants: readonly Call[],
): number | undefined {
  const { lexemes } = reading;
  const first = lexemes[at];
  const end = number?.to ?? at + 1;
  const of = /^(?:of)$/.test(wordAt(lexemes, end))
    ? /^(?:my|our)$/.test(wordAt(lexemes, end + 1))
      ? end + 2
      : end
    : end;
  const token = tokenAtLexeme(reading, of, true);
  if (token && !isGranted(token.token.symbol, grants)) return undefined;
  // "USDC 100"
  const isBefore = !token && number !== undefined && seen.words.at(-1) === "token";
  const named = token ? lexemes.slice(token.from, token.to) : isBefore ? seen.tokens.at(-1) : undefined;
  if (named && !isBefore) seen.tokens.push(named);
  if (isBefore) seen.words.pop();
  if (!number || number.value.digits === 0n) {
    seen.isZero = true;
    seen.words.push("nothing");
  } else {
    if (!isGivenBy(grants, number.value, token?.token.symbol) || !first) return undefined;
    const digits = showDecimal(number.value);
    seen.sums.push({
      value: number.value,
      number: { ...first, kind: "number", lower: digits, text: digits },
      token: named,
    });
    seen.words.push("sum");
  }
  return token?.to ?? end;
}

const LISTS = [
  RIGHT,
  TAKE,
  TAKEN,
  GIVE,
  GIVEN,
  SET,
  IS_SET,
  SPEND,
  DUE,
  WISH,
  WHOSE,
  HOLDER,
  JOINED,
  FORMER,
  GAVE,
  BETWEEN,
  NEEDS,
  KEY,
  REQUIRES,
];
const isWord = (word: string) => LISTS.some((list) => list.test(word));

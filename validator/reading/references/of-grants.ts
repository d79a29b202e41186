import type { Call } from "../../calls/call.ts";
import { type Lexeme, quoteOf } from "../../intent/lexer.ts";
import { numberAt } from "../../intent/numbers.ts";
import { backOver, pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import type { Named } from "./named.ts";
import { phraseEnd, type Reference, wordOf } from "./reference.ts";

/** How somebody comes by a right: "should have", "is to be given"; "has" tells of one that is there. */
const COMES_BY =
  /^(?:(?:should|shall|must|is to|has to|needs to|to|should now|may)(?: each)? (?:have|get|receive|be given|be granted)|gets|receives|needs|(?:each|both) (?:gets?|needs?|receives?))$/;
const RIGHT = /^(?:allowance|approval|permission|right|access)$/;
/** What somebody is able to do who has a right. */
const ABLE =
  /^(?:may(?: each)?|(?:should|shall|must|is|is to|needs to|to)(?: each)? (?:be able|be allowed|be permitted|get) to|is allowed to|gets to)$/;
const SPENDING = /^(?:spend|use|take|move|pull|draw|withdraw|collect|debit|charge|access)$/;
const MOST = /^(?:up|to|a|maximum|of|exactly|just)$/;
/** What may stand before a wish; "next year I want" is none of today. */
const LED = /^(?:[.,;:!–—-]|and|also|then|afterwards|thereafter|finally|next|after that|&|hi|hello|hey|)$/;
/** Between a wish and whom it is about: "I want the Uniswap V2 router at 0x… to be able to spend". */
const DESCRIBED =
  /^(?:the|my|our|both|uniswap|v[234]|1inch|permit2|router|contract|spender|operator|address|app|account|at|[(])$/;

const DESCRIBED_BY = 6;

/**
 * Who is to have a right is given it: "0x… should have an allowance of 50 USDC", "I'd like 0x… to be able to draw 50 USDC".
 * Only where a call gives one to whoever is named; beside other deeds it might be read as one of them.
 */
export function grantMeant(
  reading: Reading,
  at: number,
  _named: Named,
  calls: readonly Call[],
): Reference | undefined {
  return (
    wishAt(reading, at, calls) ??
    givenAt(reading, at, calls) ??
    listAt(reading, at, calls) ??
    grantedAt(reading, at, calls)
  );
}

/** "Give both 0x… and 0x… an allowance of 100 USDC each": several who are given the same right by one verb. */
function givenAt(reading: Reading, at: number, calls: readonly Call[]): Reference | undefined {
  const { lexemes, text } = reading;
  const first = lexemes[at];
  if (!first || !/^(?:give|grant)$/.test(first.lower)) return undefined;
  const holders: Lexeme[] = [];
  let next = pastWords(lexemes, at + 1, /^both$/, 1);
  for (let holder = lexemes[next]; isHolder(holder, calls) && holders.length < calls.length; ) {
    holders.push(holder);
    next = pastWords(lexemes, next + 1, /^(?:,|and|&)$/, 2);
    holder = lexemes[next];
  }
  const isBoth = wordAt(lexemes, at + 1) === "both";
  const end = holders.length === calls.length && holders.length > 1 ? nounEnd(reading, next) : undefined;
  const last = lexemes[(end ?? 0) - 1];
  if (end === undefined || !last || (isBoth && holders.length !== 2) || !isOfSum(reading, end))
    return undefined;
  const listed = holders.flatMap((holder, place) => (place === 0 ? [holder] : [wordOf("and"), holder]));
  return {
    to: end,
    meant: [wordOf("allow"), ...listed, wordOf("to"), wordOf("spend")],
    said: [quoteOf(text, first), quoteOf(text, lexemes[next] ?? last, last)],
  };
}

const isHolder = (party: Lexeme | undefined, calls: readonly Call[]): party is Lexeme =>
  party?.kind === "address" &&
  calls.some(({ operation, spender }) => operation === "approve" && spender === party.lower);

function grantedAt(reading: Reading, at: number, calls: readonly Call[]): Reference | undefined {
  const { lexemes, text } = reading;
  const party = lexemes[at];
  if (!isHolder(party, calls)) return undefined;
  if (!isLed(lexemes, at)) return undefined;
  const begin = wordAt(lexemes, at + 1) === ")" ? at + 2 : at + 1;
  const end = rightEnd(reading, begin) ?? ableEnd(lexemes, begin);
  const [first, last] = [lexemes[begin], lexemes[(end ?? 0) - 1]];
  if (end === undefined || !first || !last || !isOfSum(reading, end)) return undefined;
  return {
    to: end,
    meant: [wordOf("allow"), party, wordOf("to"), wordOf("spend")],
    said: [quoteOf(text, first, last)],
  };
}

/** "0x… and 0x… may each spend": the first of them, so that it is told for both. */
function listAt(reading: Reading, at: number, calls: readonly Call[]): Reference | undefined {
  const { lexemes } = reading;
  const party = lexemes[at];
  if (!isHolder(party, calls)) return undefined;
  const next = pastWords(lexemes, at + 1, /^(?:,|and|&)$/, 2);
  const isNext = next > at + 1 && (listAt(reading, next, calls) ?? grantedAt(reading, next, calls));
  return isNext ? { to: at + 1, meant: [wordOf("allow"), party] } : undefined;
}

/** Whether nothing stands before somebody but a wish: not "next year", "I wonder whether", "nobody but". */
function isLed(lexemes: readonly Lexeme[], at: number): boolean {
  const from = backOver(lexemes, at, DESCRIBED, DESCRIBED_BY);
  const wish = /^(?:want|like|need)$/.test(wordAt(lexemes, from - 1))
    ? backOver(lexemes, from - 1, /^(?:i|we|i'd|we'd|would)$/, 2)
    : from;
  const before = wordAt(lexemes, wish - 1);
  return LED.test(before === "that" ? `${wordAt(lexemes, wish - 2)} that` : before);
}

/** "I want" before "the router at 0x… to be able to spend 50 USDC"; "I don't want" is another wish. */
function wishAt(reading: Reading, at: number, calls: readonly Call[]): Reference | undefined {
  const { lexemes, text } = reading;
  const first = lexemes[at];
  if (!first || !/^(?:i|we|i'd|we'd)$/.test(first.lower)) return undefined;
  const wish = wordAt(lexemes, at + 1) === "would" ? at + 2 : at + 1;
  if (!/^(?:want|like|need)$/.test(wordAt(lexemes, wish))) return undefined;
  const party = pastWords(lexemes, wish + 1, DESCRIBED, DESCRIBED_BY);
  const isWished = listAt(reading, party, calls) ?? grantedAt(reading, party, calls);
  return isWished ? { to: wish + 1, meant: [], said: [quoteOf(text, first, lexemes[wish])] } : undefined;
}

/** "should have a new USDC allowance of", "gets access to" */
function rightEnd(reading: Reading, from: number): number | undefined {
  const had = phraseEnd(reading.lexemes, from, COMES_BY);
  return had === undefined ? undefined : nounEnd(reading, had);
}

/** "a new USDC allowance of", "access to" */
function nounEnd(reading: Reading, from: number): number | undefined {
  const { lexemes } = reading;
  const noun = pastWords(lexemes, from, /^(?:an?|the|new|fresh|separate|spending)$/, 3);
  const right = tokenAtLexeme(reading, noun)?.to ?? noun;
  if (!RIGHT.test(wordAt(lexemes, right))) return undefined;
  const of = wordAt(lexemes, right + 1);
  if (of === "to" && SPENDING.test(wordAt(lexemes, right + 2))) return right + 3;
  return /^(?:of|for|over)$/.test(of) || (of === "to" && wordAt(lexemes, right) === "access")
    ? right + 2
    : undefined;
}

/** "should be able to draw", "may each spend" */
function ableEnd(lexemes: readonly Lexeme[], from: number): number | undefined {
  const end = phraseEnd(lexemes, from, ABLE);
  return end !== undefined && SPENDING.test(wordAt(lexemes, end)) ? end + 1 : undefined;
}

/** "up to 50 of my USDC" */
function isOfSum(reading: Reading, from: number): boolean {
  const { lexemes } = reading;
  const sum = numberAt(lexemes, pastWords(lexemes, from, MOST, 4));
  const token = sum && pastWords(lexemes, sum.to, /^(?:of|my|our)$/, 2);
  return token !== undefined && tokenAtLexeme(reading, token, true) !== undefined;
}

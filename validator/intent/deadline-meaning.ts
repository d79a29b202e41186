import { termWords } from "../lexicon/term-words.ts";
import type { Lexeme } from "./lexer.ts";
import { backOver, pastWords, type Span, wordAt } from "./reading.ts";

const VALIDITY =
  /^(?:valid|validbefore|validity|until|till|through|expir\w*|good|lasts?|lasting|runs|running|ends?|ending|live|open|over|itself|lapses?|lapsing|ceases?)$/;
const SPENDING = /^(?:spend|use|pull|take|move|draw)$/;
const GRANTS = /^(?:approv(?:e|al|ing)|allow(?:ance|ing)?|permit|authori[sz]e|grant|let|letting|enable)$/;
const SPENDING_REACH = 16;
const EXECUTION = termWords("execution");

/** "for the next hour", "valid for one day", "it must end by noon": how long something is to hold. */
export function saysValidity(lexemes: readonly Lexeme[], { from, to }: Span): boolean {
  for (let at = Math.max(0, from - 3); at < to; at += 1) {
    const word = wordAt(lexemes, at);
    if (VALIDITY.test(word)) return true;
    if (
      word === "for" &&
      pastWords(lexemes, at + 1, /^(?:the|a|an|only|just|about|max|maximum|at|most)$/) >= from
    )
      return true;
  }
  // "Allow 0x… to spend 5 USDC within an hour": when it may be spent.
  const before = lexemes.slice(Math.max(0, from - SPENDING_REACH), from).map(({ lower }) => lower);
  const clause = before.slice(before.findLastIndex((word) => /^[.;!?,]$/.test(word)) + 1);
  const spending = clause.findLastIndex((word) => SPENDING.test(word));
  return spending > 0 && clause.slice(0, spending).some((word) => GRANTS.test(word));
}

/** "execute within 10 minutes": by when it is to be done, and nothing else. */
export function saysExecution(lexemes: readonly Lexeme[], { from }: Span): boolean {
  return lexemes.slice(Math.max(0, from - 3), from).some(({ lower }) => EXECUTION.test(lower));
}

const SIGNATURE = /^(?:signature(?:'s)?|sig|sigdeadline)$/;
const OF_SIGNATURE =
  /^(?:itself|alone|is|stays|remains|good|valid|usable|live|deadline|expires|expiry|expiration|ends|lapses|runs|out|can|may|must|should|be|used|submitted|:|=)$/;

/** "the signature itself is usable until 12:20", "deadline of the signature 12:20": where the words begin that say so. */
export function signatureFrom(lexemes: readonly Lexeme[], { from, to }: Span): number | undefined {
  const subject = backOver(lexemes, from, OF_SIGNATURE, 6) - 1;
  if (SIGNATURE.test(wordAt(lexemes, subject))) return subject;
  return lexemes.slice(from, to).some(({ lower }) => SIGNATURE.test(lower)) ? from : undefined;
}

const AGAIN = /^(?:[(,;–—=]|so|thus|meaning|i\.?e\.?|[ie.]|that|is)$/;

/** "for 30 days (until 15 December)", "valid 20 minutes, so until 12:20": the same end once more. */
export function isToldAgain(lexemes: readonly Lexeme[], last: Span, found: Span): boolean {
  return pastWords(lexemes, last.to, AGAIN, 6) === found.from;
}

const [MINUTE, DAY] = [60_000, 86_400_000];

/** Whether two times are one, or one is a day and the other in it. */
export function isSameTime(one: number, other: number): boolean {
  const isDay = (at: number) => at % DAY === DAY - 1000;
  const isInDay = (isDay(one) || isDay(other)) && Math.floor(one / DAY) === Math.floor(other / DAY);
  return Math.abs(one - other) <= MINUTE || isInDay;
}

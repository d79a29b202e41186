import { LONGEST_WAIT } from "./deadline.ts";
import { durationAt } from "./durations.ts";
import type { Quote } from "./intent.ts";
import { type Lexeme, quoteOf } from "./lexer.ts";
import { endsClause, endsSentence, isTaken, type Reading, take, wordAt } from "./reading.ts";

/** "if possible", "if you can", "if needed": manners, not conditions. */
const MANNERS =
  /^(?:possible|you|that's|thats|that|needed|necessary|it's|ok|okay|so|not|any|anything|there)$/;

const isManner = (lexemes: readonly Lexeme[], at: number) =>
  wordAt(lexemes, at) !== "provided" && MANNERS.test(wordAt(lexemes, at + 1));

/** A condition in a sentence that asks for something: "if ETH is above 3000", "unless …", "only when …". */
export function findCondition(reading: Reading, verbs: readonly number[]): Quote | undefined {
  const { text, lexemes } = reading;
  let [from, to] = [0, 0];
  for (const [at, lexeme] of lexemes.entries()) {
    if (isTaken(reading, at) || !isConditional(lexemes, at) || isManner(lexemes, at)) continue;
    if (at >= to) [from, to] = sentenceAround(lexemes, at);
    if (!verbs.some((verb) => verb >= from && verb < to)) continue;
    if (lexeme.lower === "in" && !isOfRequest(lexemes, at, verbs)) continue;
    const last = lexemes[clauseEnd(lexemes, at, to) - 1];
    // "only if slippage is below 1%" is a bound, and has been read as one.
    if (!last || isBound(reading, at, last.start)) continue;
    const quote = quoteOf(text, lexeme, last);
    take(reading, quote);
    return quote;
  }
  return undefined;
}

/** "tomorrow", "next week": not now, where no deadline has been read from it. */
function isLater(lexemes: readonly Lexeme[], at: number): boolean {
  const [lower, next, before] = [wordAt(lexemes, at), wordAt(lexemes, at + 1), wordAt(lexemes, at - 1)];
  if (lower === "tomorrow") return true;
  if (lower === "later")
    return before !== "no" && next !== "than" && before !== "not" && !isReasoned(lexemes, at);
  return (
    lower === "next" &&
    /^(?:week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/.test(next)
  );
}

/** "so that I can deposit later": why, and nothing of when. */
function isReasoned(lexemes: readonly Lexeme[], at: number): boolean {
  for (let before = at - 1; before > at - 8 && before >= 0 && !endsClause(lexemes[before]); before -= 1)
    if (wordAt(lexemes, before) === "so" && /^(?:i|we|that)$/.test(wordAt(lexemes, before + 1))) return true;
  return false;
}

/** "Swap 5 DAI in a month", "…, in a month": not "my lease ends in a month". */
function isOfRequest(lexemes: readonly Lexeme[], at: number, verbs: readonly number[]): boolean {
  let start = at;
  while (start > 0 && !endsClause(lexemes[start - 1])) start -= 1;
  return start === at || verbs.some((verb) => verb >= start && verb < at);
}

function isWait(lexemes: readonly Lexeme[], at: number): boolean {
  const span = wordAt(lexemes, at) === "in" ? durationAt(lexemes, at + 1) : undefined;
  return span !== undefined && span.milliseconds > LONGEST_WAIT;
}

/** Whether a clause says no more than that slippage or gas are within a bound, which has been read. */
function isBound(reading: Reading, from: number, lastStart: number): boolean {
  const { lexemes } = reading;
  let subject = from + 1;
  while (/^(?:if|when|the|total|current|network|price|max|maximum)$/.test(wordAt(lexemes, subject)))
    subject += 1;
  if (!/^(?:slippage|gas|fees?|impact)$/.test(wordAt(lexemes, subject)) || !isTaken(reading, subject))
    return false;
  for (let at = subject; (lexemes[at]?.start ?? Number.POSITIVE_INFINITY) <= lastStart; at += 1) {
    if (!isTaken(reading, at)) return false;
  }
  return true;
}

/** "When done, …", "once that's finished, …": after the step before. */
function isThen(lexemes: readonly Lexeme[], at: number): boolean {
  let next = at + 1;
  while (/^(?:that|that's|that’s|this|it|it's|it’s|is|all)$/.test(wordAt(lexemes, next))) next += 1;
  return (
    /^(?:done|finished|completed?)$/.test(wordAt(lexemes, next)) && /^[,.;]?$/.test(wordAt(lexemes, next + 1))
  );
}

function isConditional(lexemes: readonly Lexeme[], at: number): boolean {
  const [lower = "", next = ""] = [lexemes[at]?.lower, lexemes[at + 1]?.lower];
  return (
    lower === "if" ||
    lower === "unless" ||
    lower === "provided" ||
    lower === "assuming" ||
    lower === "pending" ||
    (lower === "long" && next === "as") ||
    lower === "schedule" ||
    /^(?:stop-loss|take-profit)$/.test(lower) ||
    (lower === "stop" && next === "loss") ||
    (lower === "take" && next === "profit") ||
    (/^(?:once|when)$/.test(lower) && next !== "" && !isThen(lexemes, at)) ||
    (lower === "only" && next === "when") ||
    (lower === "as" && next === "soon") ||
    (lower === "after" && /^(?:he|she|they|i|we|you)$/.test(next)) ||
    (lower === "after" && lexemes[at + 1]?.kind === "number") ||
    (lower === "not" && next === "before") ||
    (lower === "ask" && next === "me") ||
    isLater(lexemes, at) ||
    isWait(lexemes, at)
  );
}

function sentenceAround(lexemes: readonly Lexeme[], at: number): [from: number, to: number] {
  let from = at;
  while (from > 0 && !endsSentence(lexemes[from - 1])) from -= 1;
  let to = at;
  while (to < lexemes.length && !endsSentence(lexemes[to])) to += 1;
  return [from, to];
}

function clauseEnd(lexemes: readonly Lexeme[], at: number, sentenceEnd: number): number {
  const comma = lexemes.findIndex(({ text }, index) => index > at && text === ",");
  return comma > 0 && comma < sentenceEnd ? comma : sentenceEnd;
}

import { isAsking, operationVerb } from "../lexicon/operation-words.ts";
import { bareNumberAt } from "./bare-number.ts";
import type { Bound, Intent, NumberAmount, Step } from "./intent.ts";
import { type Lexeme, quoteOf } from "./lexer.ts";
import { measuredAt } from "./measured-amounts.ts";
import { NEGATIONS } from "./negation.ts";
import type { FoundAmount } from "./parts.ts";
import { isTaken, type Reading, take, wordAt } from "./reading.ts";
import { isSameToken } from "./same-asset.ts";
import { findTotalLimits } from "./total-limits.ts";

type Limit = NonNullable<Intent["limits"]>[number];

interface FoundLimit {
  limit: Limit;
  from: number;
  to: number;
}

const PAYING = /^(?:pay|pays|paying|spend|spends|spending|costs?|costing)$/;
const GETTING =
  /^(?:accept|accepting|take|taking|get|getting|receive|receiving|obtain|obtaining|settle|buy|buying|bring|brings|bringing|yield|yields|fetch)$/;
/** Verbs that no table of operations has and that a limit may stand behind. */
const BOUNDED = /^(?:exceed|exceeding|go|going|be|use|using|let|risk|risking|lose|losing)$/;
const MORE = /^(?:over|above|beyond|exceed|exceeding)$/;
const LESS = /^(?:under|below|beneath)$/;
const FILLERS =
  /^(?:to|ever|want|wish|willing|prepared|ready|circumstances|case|event|account|be|you|i|we|me|us|it|this|that|them|for|anything|any|a|an|the|total|of|out|price|cost|costs|go|going|let|allow|amount|it's|even|on|with|by|\$)$/;
/** How many words may stand between the negation and its number. */
const REACH = 9;
const MOST = 10;
/** Without one of these there is nothing to look for. */
const HINT = /\b(?:not|no|refus|never|don|won|can|without|avoid)/i;

/**
 * What is to be given at most, or got at least, where a clause of its own refuses the rest: "don't spend over 92 USDC",
 * "never accept below 5 WETH". Found before the verbs, because none of these is a wish by itself.
 */
export function findLimits(reading: Reading): Limit[] {
  const found = findTotalLimits(reading);
  if (!HINT.test(reading.folded)) return found;
  const { text, lexemes } = reading;
  for (let at = 0; at < lexemes.length && found.length < MOST; at += 1) {
    if (isTaken(reading, at)) continue;
    const limit = refusedAt(reading, at);
    const [first, last] = [lexemes[limit?.from ?? -1], lexemes[(limit?.to ?? 0) - 1]];
    if (!limit || !first || !last) continue;
    // Beside "don't approve more than 5 USDC" the clause forbids as well.
    take(reading, limit.limit.operation ? limit.limit.amount.quote : quoteOf(text, first, last));
    found.push(limit.limit);
    at = limit.to - 1;
  }
  return found;
}

/** "don't pay more than 5 USDC", "without spending over 5 USDC", "do not exceed 5 USDC". */
function refusedAt(reading: Reading, at: number): FoundLimit | undefined {
  const { lexemes } = reading;
  if (!refuses(lexemes, at)) return undefined;
  let verb: string | undefined;
  for (let next = at + 1; next < Math.min(at + REACH, lexemes.length); next += 1) {
    const word = wordAt(lexemes, next);
    const isThan = word === "than";
    const before = wordAt(lexemes, next - 1);
    const bound: Bound | undefined =
      MORE.test(word) || (isThan && /^(?:more|greater|higher)$/.test(before))
        ? "at most"
        : LESS.test(word) || (isThan && /^(?:less|fewer|lower)$/.test(before))
          ? "at least"
          : undefined;
    if (bound) {
      if (verb === undefined && !/^exceed/.test(word)) return undefined;
      const start = /^(?:do|will|must|should|may|shall)$/.test(wordAt(lexemes, at - 1)) ? at - 1 : at;
      return limitOf(reading, start, next + 1, bound, verb ?? word);
    }
    if (PAYING.test(word) || GETTING.test(word) || BOUNDED.test(word) || isAsking(word)) verb ??= word;
    else if (!FILLERS.test(word) && !/^(?:more|less|greater|fewer|higher|lower)$/.test(word))
      return undefined;
  }
  return undefined;
}

function refuses(lexemes: readonly Lexeme[], at: number): boolean {
  const word = wordAt(lexemes, at);
  if (word === "no") return /^(?:circumstances|case|event|account)$/.test(wordAt(lexemes, at + 1));
  return NEGATIONS.has(word) || /^(?:refuse|refusing)$/.test(word);
}

function measure(reading: Reading, at: number): (FoundAmount & { amount: NumberAmount }) | undefined {
  if (isTaken(reading, at)) return undefined;
  const found =
    measuredAt({ reading, from: at, to: reading.lexemes.length, verb: at - 1 }, at) ??
    bareNumberAt(reading, at);
  return found?.amount.kind === "number" ? { from: at, to: found.to, amount: found.amount } : undefined;
}

function limitOf(
  reading: Reading,
  from: number,
  number: number,
  bound: Bound,
  verb: string,
): FoundLimit | undefined {
  const { lexemes } = reading;
  let at = number;
  while (at < number + 4 && !measure(reading, at) && FILLERS.test(wordAt(lexemes, at))) at += 1;
  const found = measure(reading, at);
  if (!found) return undefined;
  let { to } = found;
  // "1520 USDC per LINK" is a price.
  if (wordAt(lexemes, to) === "per") return undefined;
  if (wordAt(lexemes, to) === "at" && wordAt(lexemes, to + 1) === "most") to += 2;
  else if (/^(?:max|maximum|tops)$/.test(wordAt(lexemes, to))) to += 1;
  if (/^(?:each|apiece)$/.test(wordAt(lexemes, to))) to += 1;
  if (
    /^(?:for|on|in)$/.test(wordAt(lexemes, to)) &&
    /^(?:it|this|that|them|total)$/.test(wordAt(lexemes, to + 1))
  )
    to += 2;
  // "don't spend over 92 USDC on gas" bounds something else.
  if (/^(?:in|on|for)$/.test(wordAt(lexemes, to)) && /^(?:gas|fees?)$/.test(wordAt(lexemes, to + 1)))
    return undefined;
  const side = PAYING.test(verb) ? "given" : GETTING.test(verb) ? "wanted" : undefined;
  const isApproval = operationVerb(verb)?.certain.has("approve") === true && !BOUNDED.test(verb);
  const amount = { ...found.amount, bound };
  return { limit: { amount, side, ...(isApproval && { operation: "approve" as const }) }, from, to };
}

/** A limit tells the side of a trade that nothing else tells: "Buy 100 LINK, paying at most 1520 USDC". */
export function withLimits(steps: readonly Step[], limits: readonly Limit[]): Step[] {
  return steps.map((step) => {
    if (step.action.operation !== "swap") return step;
    const given = limits.find(
      ({ amount, side, operation }) =>
        amount.bound === "at most" &&
        !operation &&
        side !== "wanted" &&
        fits(amount, step.token, step.tokenOut),
    );
    const wanted = limits.find(
      ({ amount, side }) =>
        amount.bound === "at least" && side !== "given" && fits(amount, step.tokenOut, step.token),
    );
    return {
      ...step,
      ...(given && !step.amount && { amount: given.amount, token: step.token ?? given.amount.token }),
      ...(wanted &&
        !step.amountOut && { amountOut: wanted.amount, tokenOut: step.tokenOut ?? wanted.amount.token }),
    };
  });
}

function fits({ token }: NumberAmount, own: Step["token"], other: Step["token"]): boolean {
  return own ? !token || isSameToken(token, own) : token !== undefined && !isSameToken(token, other);
}

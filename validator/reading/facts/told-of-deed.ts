import type { Call } from "../../calls/call.ts";
import { isTaken, type Reading, wordAt } from "../../intent/reading.ts";
import type { Words } from "../../lexicon/term-words.ts";
import { routesIn } from "./routes.ts";

const HOPS =
  /^(?:hops?|pools?|stops?|stopping|stopover|legs?|detours?|intermediary|intermediate|in-between)$/;
const SINGLE = /^(?:one|1|single|no|zero|without|skip|skipping|avoid|avoiding|any)$/;
const DIRECT = /^(?:direct|directly|straight)$/;
const OF_ROUTE = /^(?:route|routing|pool|pair|path|across|hop|[,.;!]|)$/;
const ENDING =
  /^(?:clear|close|wipe|end|finish|kill)(?:s|es|ing|ed|ped|ping|d)?$|^(?:closing|closed|wiping)$/;
const DEBT = /^(?:loan|debt|position|slate|balance)$/;
const NOTHING = /^(?:nothing|zero|none|nowt)$/;
const OWED = /^(?:owing|owed|owe|outstanding)$/;
const REACH = 4;

/**
 * Whether a text says of the deed what the calls do not bear out, wherever it says so: that a trade stops nowhere whose path
 * passes through a third token, that a debt is done with of which a sum is repaid, that what a trade may bring is too little.
 */
export function isBelied(reading: Reading, calls: readonly Call[]): boolean {
  const { lexemes } = reading;
  const hasStops = calls.some(
    ({ operation, arguments: values }) =>
      operation === "swap" && routesIn(values).some(({ length }) => length > 2),
  );
  const isRest = calls.length === 1 && calls.some(repaysSum);
  const got = new Set(
    calls.flatMap(({ operation, amountOut }) =>
      operation === "swap" ? (amountOut?.asset.symbol?.toLowerCase() ?? []) : [],
    ),
  );
  if (!hasStops && !isRest && got.size === 0) return false;
  return lexemes.some(
    (_, at) =>
      (hasStops && saysDirect(lexemes, at)) ||
      (isRest && saysDone(lexemes, at)) ||
      (got.size > 0 && saysTooLittle(reading, at, got)),
  );
}

const repaysSum = ({ operation, amountIn }: Call) =>
  operation === "repay" && amountIn !== undefined && amountIn.bound !== "all";

type Lexemes = Reading["lexemes"];

const hasBefore = (lexemes: Lexemes, at: number, words: Words) =>
  lexemes.slice(Math.max(0, at - REACH), at).some(({ lower }) => words.test(lower));

/** "in one hop", "straight across", "no stopping off", "directly" */
function saysDirect(lexemes: Lexemes, at: number): boolean {
  const word = wordAt(lexemes, at);
  if (HOPS.test(word)) return hasBefore(lexemes, at, SINGLE);
  return DIRECT.test(word) && OF_ROUTE.test(wordAt(lexemes, at + 1)) && wordAt(lexemes, at - 1) !== "the";
}

/** "5955 DAI is too little"; what bounds a trade so ("anything under 5955 DAI is too little") was taken before. */
function saysTooLittle(reading: Reading, at: number, got: ReadonlySet<string>): boolean {
  const { lexemes } = reading;
  if (wordAt(lexemes, at) !== "too" || !/^(?:little|low|few)$/.test(wordAt(lexemes, at + 1))) return false;
  return !isTaken(reading, at) && hasBefore(lexemes, at, { test: (word) => got.has(word) });
}

/** "debt-free", "nothing is left owing", "clearing what I owe", "to close the loan" */
function saysDone(lexemes: Lexemes, at: number): boolean {
  const word = wordAt(lexemes, at);
  // "one step closer to being debt free"
  if (word === "debt-free" || (word === "debt" && /^(?:free|gone)$/.test(wordAt(lexemes, at + 1))))
    return !hasBefore(lexemes, at, /^(?:closer|nearer|towards?)$/);
  if (OWED.test(word)) return hasBefore(lexemes, at, NOTHING) || hasBefore(lexemes, at, ENDING);
  if (!DEBT.test(word)) return false;
  const verb = /^(?:the|my|our|this|that|whole|entire)$/.test(wordAt(lexemes, at - 1)) ? at - 2 : at - 1;
  return ENDING.test(wordAt(lexemes, verb));
}

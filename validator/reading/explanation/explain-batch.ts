import type { Call } from "../../calls/call.ts";
import type { Intent, Step } from "../../intent/intent.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { operationVerb } from "../lexicon/operation-words.ts";
import { serves } from "../serves.ts";
import { explain } from "./explain.ts";

/** Pieces that one call may be asked for in, pieces of a whole text, and attempts before it is left to be not understood. */
const LONGEST = 6;
const MOST_PIECES = 60;
const MOST_CALLS = 24;
const MOST_ATTEMPTS = 400;

type Explain = (reading: Reading, calls: readonly Call[]) => Step | undefined;

/**
 * The steps that a reading asks for of several calls: its pieces are cut into one run for each call, in the order of the
 * calls, and each run is explained by its call alone. What a run leaves out it has from the one before: the verb, the
 * amount of "5 USDC each", the recipient of "to 0x…: 1 ETH and 5 USDC".
 */
export function explainBatch(
  reading: Reading,
  calls: readonly Call[],
  chainId: number,
  prices: Record<string, number>,
  limits: NonNullable<Intent["limits"]>,
): Step[] | undefined {
  const groups = groupsOf(calls);
  const pieces = piecesOf(reading);
  if (groups.length < 2 || groups.length > MOST_CALLS || pieces.length > MOST_PIECES) return undefined;
  let attempts = 0;
  const explainRun: Explain = (run, own) => {
    attempts += 1;
    return attempts > MOST_ATTEMPTS ? undefined : explain(run, own, chainId, prices, limits);
  };
  return cut(reading, pieces, 0, groups, 0, [], explainRun);
}

/** Each main call with those that only serve it. */
function groupsOf(calls: readonly Call[]): Call[][] {
  const mainOf = (call: Call, at: number) =>
    calls.find((other, place) => place !== at && serves(call, other, undefined, at < place));
  const mains = calls.filter((call, at) => mainOf(call, at) === undefined);
  return mains.map((main) => calls.filter((call, at) => call === main || mainOf(call, at) === main));
}

/** Where pieces begin: behind marks and new lines, and at joining words. */
function piecesOf({ lexemes, text }: Reading): number[] {
  const starts = [0];
  for (let at = 1; at < lexemes.length; at += 1) {
    const before = lexemes[at - 1];
    const isLine = text.slice(before?.end, lexemes[at]?.start).includes("\n");
    const isMark = /^[,;.:)]$/.test(before?.text ?? "");
    if (isLine || isMark || /^(?:and|then|plus|&|while|as)$/.test(wordAt(lexemes, at))) starts.push(at);
  }
  return starts;
}

function cut(
  reading: Reading,
  pieces: readonly number[],
  piece: number,
  groups: readonly Call[][],
  group: number,
  before: readonly Lexeme[],
  explainRun: Explain,
): Step[] | undefined {
  const own = groups[group];
  if (!own) return piece === pieces.length ? [] : undefined;
  // Whom a payment goes to says nothing of a trade beside it.
  const arePayments = groups.every((calls) => calls.every(({ operation }) => operation === "transfer"));
  const isLast = group === groups.length - 1;
  const end = pieces.length - (groups.length - 1 - group);
  for (let next = isLast ? end : piece + 1; next <= Math.min(end, piece + LONGEST); next += 1) {
    const lexemes = reading.lexemes.slice(pieces[piece], pieces[next] ?? reading.lexemes.length);
    const behind = reading.lexemes.slice(pieces[next] ?? reading.lexemes.length);
    for (const shared of sharedBy(reading, lexemes, before, arePayments ? behind : undefined)) {
      const step = explainRun({ ...reading, lexemes: [...shared, ...lexemes] }, own);
      if (!step || !isWhole(step, own)) continue;
      const rest = cut(reading, pieces, next, groups, group + 1, [...shared, ...lexemes], explainRun);
      if (rest) return [step, ...rest];
    }
  }
  return undefined;
}

/** Whether a step leaves nothing open that its call decides: what is moved, how much of it, to whom. */
function isWhole(step: Step, calls: readonly Call[]): boolean {
  const call = calls.find(({ operation }) => operation === step.action.operation);
  if (!call) return false;
  const isOfParty = /^(?:transfer|approve|revoke)$/.test(call.operation);
  if (isOfParty && !step.counterparty) return false;
  if (call.nonFungibles) return true;
  const isNumbered = call.operation !== "revoke" && step.amount === undefined && step.amountOut === undefined;
  if (isNumbered || (step.token ?? step.tokenOut) === undefined) return false;
  return call.operation !== "swap" || (step.token !== undefined && step.tokenOut !== undefined);
}

/** What a run may have from its neighbours, the least first. */
function sharedBy(
  reading: Reading,
  own: readonly Lexeme[],
  before: readonly Lexeme[],
  behind: readonly Lexeme[] | undefined,
): Lexeme[][] {
  const verb = own.some(isVerb) ? [] : before.filter(isVerb).slice(0, 1);
  const variants = [verb];
  const hasNumber = own.some(({ kind }) => kind === "number");
  if (before.some(({ lower }) => /^(?:each|apiece)$/.test(lower)) && !hasNumber)
    variants.push([...verb, ...amountOf(reading, before)]);
  const isNamed = own.some(({ kind }) => kind === "address");
  if (!isNamed && behind) {
    const above = before.findLast(({ kind }) => kind === "address");
    const below = above ? undefined : behind.find(({ kind }) => kind === "address");
    if (above ?? below) variants.push([...verb, ...[above ?? below].filter((one) => one !== undefined)]);
  }
  return variants;
}

const isVerb = ({ lower, kind }: Lexeme) => kind === "word" && (operationVerb(lower)?.certain.size ?? 0) > 0;

/** The lexemes of "5 USDC" in a run before. */
function amountOf(reading: Reading, before: readonly Lexeme[]): Lexeme[] {
  const at = before.findIndex(({ kind }) => kind === "number");
  const number = before[at];
  const token = tokenAtLexeme({ ...reading, lexemes: before }, at + 1, true);
  return number ? [number, ...before.slice(at + 1, token?.to ?? at + 1)] : [];
}

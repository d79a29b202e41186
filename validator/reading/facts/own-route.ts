import type { Call } from "../../calls/call.ts";
import { wrappedNative } from "../../data/contracts.ts";
import { quoteOf } from "../../intent/lexer.ts";
import { isRuledOut } from "../../intent/negation.ts";
import { numberAt } from "../../intent/numbers.ts";
import { isTaken, type Reading, take, wordAt } from "../../intent/reading.ts";
import { resolveToken } from "../../intent/resolve.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { routesIn } from "./routes.ts";

/**
 * Takes the words that name what a trade passes through, in its order: "by way of WETH", "UNI -> WETH -> USDC". They ask
 * for nothing that the call does not do; what differs from it is left to be not understood.
 */
export function takeOwnRoute(reading: Reading, calls: readonly Call[], chainId: number): void {
  for (const { operation, arguments: values, amountIn } of calls) {
    if (operation !== "swap") continue;
    const contract = amountIn?.asset.contract;
    const given = contract === "native" ? wrappedNative(chainId) : contract;
    // What is bought exactly is written from its end.
    for (const route of routesIn(values))
      if (route.length > 2) takeRoute(reading, route[0] === given ? route : route.toReversed(), chainId);
  }
}

/** A token of a route as it is named: the contracts that it may mean. */
interface Named {
  contracts: readonly string[];
  to: number;
}

const LEAD =
  /^(?:go|goes|going|route|routed|routing|hop|hopping|pass|passing|path|by|way|of|via|through|over|across|the|:)$/;
const THROUGH = /^(?:via|through|over|across)$/;

function takeRoute(reading: Reading, route: readonly string[], chainId: number): void {
  const { lexemes, text } = reading;
  for (let at = 0; at < lexemes.length; at += 1) {
    const named = isTaken(reading, at) ? [] : runAt(reading, at, chainId);
    const last = named.at(-1);
    if (!last) continue;
    const lead = wordAt(lexemes, at - 1);
    const isThrough = THROUGH.test(lead) || (lead === "of" && wordAt(lexemes, at - 2) === "way");
    const isPassed =
      named.length > 1 ? isAlong(named, route) : isThrough && isAlong(named, route.slice(1, -1));
    // "40 UNI -> WETH -> USDC": its ends are what is given and got.
    const isAmount = numberAt(lexemes, at - 1) !== undefined;
    const [from, to] = isAmount
      ? [named[0]?.to ?? at, named.at(-2)?.to ?? at]
      : [startOf(reading, at), last.to];
    const [first, end] = [lexemes[from], lexemes[to - 1]];
    if (isPassed && !isRuledOut(lexemes, at) && to > from && first && end)
      take(reading, quoteOf(text, first, end));
    at = last.to - 1;
  }
}

/** The tokens that follow each other with nothing but marks, and fees that were taken, between them. */
function runAt(reading: Reading, at: number, chainId: number): Named[] {
  const token = tokenAtLexeme(reading, at);
  if (!token) return [];
  const contracts = resolveToken(token.token, chainId).flatMap(({ contract }) =>
    contract === "native" ? (wrappedNative(chainId) ?? []) : contract,
  );
  const { lexemes } = reading;
  let next = token.to;
  while (isTaken(reading, next) || /^[()]$/.test(wordAt(lexemes, next))) next += 1;
  const marks = next;
  while (/^(?:-|–|>|→|\/)$/.test(wordAt(lexemes, next))) next += 1;
  return [{ contracts, to: token.to }, ...(next === marks ? [] : runAt(reading, next, chainId))];
}

function startOf({ lexemes }: Reading, at: number): number {
  let from = at;
  while (LEAD.test(wordAt(lexemes, from - 1))) from -= 1;
  return from;
}

/** Whether tokens stand in a route one behind the other. */
function isAlong(named: readonly Named[], route: readonly string[]): boolean {
  return route.some((_, from) =>
    named.every(({ contracts }, place) => contracts.includes(route[from + place] ?? "")),
  );
}

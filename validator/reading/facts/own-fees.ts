import type { Call } from "../../calls/call.ts";
import { type Lexeme, quoteOf } from "../../intent/lexer.ts";
import { isRuledOut } from "../../intent/negation.ts";
import { percentageAt } from "../../intent/percentages.ts";
import { isTaken, type Reading, take, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";

const OF_POOL =
  /^(?:pools?|fees?|tiers?|hops?|route|uniswap|uni|sushiswap|pancakeswap|v[34]|swaprouter(?:02)?|router|via|through|over|>|→|\/)$/;
/** What may stand between a fee and the pool that it is of. */
const BETWEEN = /^(?:[(,:=)]|the|a|of|at|with|on|in|then|and|is)$/;
const BEHIND =
  /^(?:[,;.:()>-]|→|then|and|on|in|via|with|at|min|minimum|pools?|fees?|tiers?|hops?|uniswap|uni|v[34])$/;

/**
 * Takes the fees of a trade's own pools, where a word of pools stands beside them: "uniswap 0.3%", "0.3% then
 * 0.05%". They have to be all of its fees, in their order. A word behind that makes one another's ("0.3% max", "0.3% of")
 * leaves it, and so does every other fee.
 */
export function takeOwnFees(reading: Reading, calls: readonly Call[]): void {
  const trades = calls.flatMap(({ operation, poolFees }) =>
    operation === "swap" && poolFees ? [poolFees] : [],
  );
  if (trades.length === 0) return;
  const { lexemes, text } = reading;
  const found: Fee[] = [];
  for (let at = 0; at < lexemes.length; at += 1) {
    if (lexemes[at]?.kind !== "number" || isTaken(reading, at)) continue;
    const fee = feeAt(lexemes, at);
    const before = found.at(-1)?.to;
    const isLeft = fee && (fee.to >= lexemes.length || BEHIND.test(wordAt(lexemes, fee.to)));
    const isNext =
      before !== undefined && lexemes.slice(before, at).every(({ lower }) => BETWEEN.test(lower));
    if (!fee || !isLeft || !(isNext || isBesidePool(reading, at, fee.to))) continue;
    if (isRuledOut(lexemes, at)) return;
    // "0.3% then 0.05%"
    found.push({ ...fee, from: isNext ? before : at });
    at = fee.to - 1;
  }
  if (!trades.some((fees) => areFeesOf(fees, found))) return;
  for (const { from, to } of found) {
    const [first, last] = [lexemes[from], lexemes[to - 1]];
    if (first && last) take(reading, quoteOf(text, first, last));
  }
}

interface Fee {
  millionths: bigint;
  from: number;
  to: number;
}

/** One fee is of every pool; several are of one pool each, in their order. */
function areFeesOf(fees: readonly bigint[], found: readonly Fee[]): boolean {
  const said =
    found.length === 1 ? fees.map(() => found[0]?.millionths) : found.map(({ millionths }) => millionths);
  return fees.length === said.length && fees.every((fee, at) => fee === said[at]);
}

function feeAt(lexemes: readonly Lexeme[], at: number): Omit<Fee, "from"> | undefined {
  const percentage = percentageAt(lexemes, at);
  return percentage && { millionths: BigInt(Math.round(percentage.bips * 100)), to: percentage.to };
}

function isBesidePool(reading: Reading, from: number, to: number): boolean {
  const { lexemes } = reading;
  let before = from - 1;
  // "UNI -> WETH (0.3%)"
  while (BETWEEN.test(wordAt(lexemes, before)) || isOfRoute(reading, before)) before -= 1;
  return (
    OF_POOL.test(wordAt(lexemes, before)) || OF_POOL.test(wordAt(lexemes, to)) || isPair(lexemes[before])
  );
}

const isOfRoute = (reading: Reading, at: number) =>
  /^(?:-|>|→|\/|via|through|over)$/.test(wordAt(reading.lexemes, at - 1)) &&
  tokenAtLexeme(reading, at)?.to === at + 1;

/** "LDO-WETH 0.3%" */
const isPair = (lexeme: Lexeme | undefined) => /^[A-Za-z]{2,6}-[A-Za-z]{2,6}$/.test(lexeme?.text ?? "");

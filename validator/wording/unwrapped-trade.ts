import type { Call } from "../calls/call.ts";
import { isTaken, pastWords, type Reading, take, wordAt } from "../intent/reading.ts";

const JOINTS = /^(?:,|;|\.|and|then|afterwards)$/;
const ITSELF = /^(?:it|that|them|this|the|resulting|received|weth)$/;
const NATIVE = /^(?:to|into|as|native|plain|eth|ether)$/;
const ENDS = /^(?:[.,;:!)(]|and|then|with|max|maximum|on|via|at|please|slippage|)$/;

/**
 * "Swap 3000 USDC for WETH and unwrap it", of a trade that gives the chain's own currency itself: it is told by its other form and by
 * what makes the one of the other, and gives just that. Only all of it is unwrapped so: another sum, a part or a denial stays as
 * it is written.
 */
export function unwrappedTrade(reading: Reading, calls: readonly Call[]): Reading {
  const [call, ...others] = calls;
  const isNative = call?.operation === "swap" && call.amountOut?.asset.contract === "native";
  if (!isNative || others.length > 0) return reading;
  const { lexemes } = reading;
  const at = lexemes.findIndex((_, place) => isUnwrapping(reading, place));
  const weth = lexemes.findIndex(({ lower }) => lower === "weth");
  if (at < 0 || weth < 0 || weth > at) return reading;
  const to = pastWords(lexemes, pastWords(lexemes, at + 1, ITSELF), NATIVE);
  if (!ENDS.test(wordAt(lexemes, to))) return reading;
  const [first, last] = [lexemes[at], lexemes[to - 1]];
  if (first && last) take(reading, { start: first.start, end: last.end });
  return {
    ...reading,
    lexemes: lexemes.map((one, place) =>
      one.lower === "weth" && place < at ? { ...one, text: "ETH", lower: "eth" } : one,
    ),
  };
}

/** "Swap 3000 USDC for WETH and unwrap it", of a trade that gives WETH, and nothing unwraps it. */
export const isLeftWrapped = (reading: Reading, calls: readonly Call[]): boolean =>
  calls.every(
    ({ operation, amountOut }) => operation !== "unwrap" && amountOut?.asset.contract !== "native",
  ) &&
  calls.some(({ operation, amountOut }) => operation === "swap" && amountOut?.asset.symbol === "WETH") &&
  reading.lexemes.some((_, at) => isUnwrapping(reading, at));

/** "Just send 3.6 ETH to 0x…", where what goes on was wrapped before. */
export const isWrappedUntold = ({ lexemes }: Reading, calls: readonly Call[]): boolean =>
  calls.some(({ operation }) => operation === "wrap") &&
  calls.some(({ operation, amountIn }) => operation === "transfer" && amountIn?.asset.symbol === "WETH") &&
  !lexemes.some(({ lower }) => lower === "weth" || /wrap/.test(lower));

const isUnwrapping = (reading: Reading, at: number) =>
  wordAt(reading.lexemes, at) === "unwrap" &&
  !isTaken(reading, at) &&
  JOINTS.test(wordAt(reading.lexemes, at - 1));

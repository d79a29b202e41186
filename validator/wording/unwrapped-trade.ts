import type { Call } from "../calls/call.ts";
import { isTaken, type Reading, wordAt } from "../intent/reading.ts";
import { operationVerb } from "../lexicon/operation-words.ts";

const JOINTS = /^(?:,|;|\.|and|then|afterwards)$/;
/** "Swap 3000 USDC for WETH and unwrap it", of a trade that gives WETH, and nothing unwraps it. */
export const isLeftWrapped = (reading: Reading, calls: readonly Call[]): boolean =>
  calls.every(
    ({ operation, amountOut }) => operation !== "unwrap" && amountOut?.asset.contract !== "native",
  ) &&
  calls.some(({ operation, amountOut }) => operation === "swap" && amountOut?.asset.symbol === "WETH") &&
  reading.lexemes.some((_, at) => isUnwrapping(reading, at));

/** "Just send 3.6 ETH to 0x…", "approve 3 WETH", where it is wrapped before and no word asks for that. */
export function isWrappedUntold({ lexemes }: Reading, calls: readonly Call[]): boolean {
  const wrap = calls.find(({ operation }) => operation === "wrap");
  if (!wrap) return false;
  const isPaid = calls.some(
    ({ operation, amountIn }) => operation === "transfer" && amountIn?.asset.symbol === "WETH",
  );
  const isJustGranted = calls.every(({ operation }) => operation === "wrap" || operation === "approve");
  if (!isPaid && !isJustGranted) return false;
  const currency = wrap.amountIn?.asset.symbol?.toLowerCase();
  return !lexemes.some(({ lower }) => {
    if (/wrap/.test(lower) || (isPaid && lower === "weth")) return true;
    const isNamed = lower === currency || lower === "ether" || operationVerb(lower)?.possible.has("wrap");
    return isJustGranted && isNamed;
  });
}

const isUnwrapping = (reading: Reading, at: number) =>
  wordAt(reading.lexemes, at) === "unwrap" &&
  !isTaken(reading, at) &&
  JOINTS.test(wordAt(reading.lexemes, at - 1));

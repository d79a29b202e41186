import type { Call } from "../../calls/call.ts";
import { chainById } from "../../data/chains.ts";
import { type Reading, wordAt } from "../../intent/reading.ts";

/** Whether a text asks for the chain's own currency by "native ETH", where the calls move none of it. */
export function asksForNative({ lexemes }: Reading, calls: readonly Call[], chainId: number): boolean {
  const currency = chainById(chainId).currency.toLowerCase();
  const isCurrency = (word: string) => word === currency || (word === "ether" && currency === "eth");
  const isAsked = lexemes.some(
    ({ lower }, at) =>
      lower === "native" &&
      isCurrency(wordAt(lexemes, at + 1)) &&
      !/^(?:not|no|non|than|-)$/.test(wordAt(lexemes, at - 1)),
  );
  return isAsked && !calls.some(movesNative);
}

const movesNative = ({ amountIn, amountOut, amountsIn = [], amountsOut = [] }: Call) =>
  [amountIn, amountOut, ...amountsIn, ...amountsOut].some((moved) => moved?.asset.contract === "native");

import type { Call } from "../../calls/call.ts";
import { chainById } from "../../data/chains.ts";
import { type Reading, wordAt } from "../../intent/reading.ts";

const FORM = /^(?:plain|ordinary|normal|regular|real|actual|raw|simple|proper|pure|unwrapped)$/;
const ENDING = /^(?:[.,;:!?)]|and|please|pls|not|to|)$/;

/** Whether a text asks for the chain's own currency by "native ETH" or "as plain ETH", where the calls move none of it. */
export function asksForNative({ lexemes }: Reading, calls: readonly Call[], chainId: number): boolean {
  const currency = chainById(chainId).currency.toLowerCase();
  const isCurrency = (word: string) => word === currency || (word === "ether" && currency === "eth");
  const isAsked = lexemes.some(({ lower }, at) => {
    const lead = FORM.test(wordAt(lexemes, at - 1)) ? at - 2 : at - 1;
    // "as ETH looks cheap" says why.
    const isForm = wordAt(lexemes, lead) === "as" && ENDING.test(wordAt(lexemes, at + 1));
    const isNative =
      wordAt(lexemes, at - 1) === "native" && !/^(?:not|no|non|than|-)$/.test(wordAt(lexemes, at - 2));
    return isCurrency(lower) && (isForm || isNative);
  });
  return isAsked && !calls.some(movesNative);
}

const movesNative = ({ amountIn, amountOut, amountsIn = [], amountsOut = [] }: Call) =>
  [amountIn, amountOut, ...amountsIn, ...amountsOut].some((moved) => moved?.asset.contract === "native");

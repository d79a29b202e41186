import { guardOf, isOf } from "../../lexicon/lexicon.ts";

/** What begins like this has a currency or a standard for its letters: "USD-400", "ERC-20". */
export const CURRENCY = /^(?:usd|eur|gbp|chf|usdc|usdt|dai|eth|weth|btc|wbtc|erc|eip)/;

const TERM = /^(?:max|min|cap|fee|gas|tip)$/;

/** Whether capitals may be the letters of a paper's number: "MAX-400" is a bound, "DAI-400" a sum, "TEST-1" no order. */
export function areOfCode(letters: string): boolean {
  const lower = letters.toLowerCase();
  return (
    !CURRENCY.test(lower) &&
    !TERM.test(lower) &&
    guardOf(lower) === undefined &&
    !isOf(lower, "bound", "numeral")
  );
}

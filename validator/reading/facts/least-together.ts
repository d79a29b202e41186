import type { Call } from "../../calls/call.ts";
import { toBaseUnits } from "../../decimals/decimal.ts";
import { numberAt } from "../../intent/numbers.ts";
import { type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";

const TOGETHER =
  /^(?:in total|in sum|in all|all in all|all told|together|altogether|combined|overall|total)$/;

/** "100 USDC to WETH and 100 DAI to WETH, at least 0.05 WETH in total", where that is the least of one alone. */
export function isLeastTogether(reading: Reading, calls: readonly Call[]): boolean {
  const { lexemes } = reading;
  const trades = calls.filter(({ operation }) => operation === "swap");
  if (trades.length < 2) return false;
  return lexemes.some((_, at) => {
    const number = numberAt(lexemes, at);
    if (!number) return false;
    const to = tokenAtLexeme(reading, number.to, true)?.to ?? number.to;
    const behind = [1, 2, 3].map((words) =>
      lexemes
        .slice(to, to + words)
        .map(({ lower }) => lower)
        .join(" "),
    );
    const isAll = behind.some((phrase) => TOGETHER.test(phrase)) || wordAt(lexemes, at - 1) === "total";
    return (
      isAll &&
      trades.some(
        ({ amountOut }) =>
          amountOut && toBaseUnits(number.value, amountOut.asset.decimals ?? 0) === amountOut.baseUnits,
      )
    );
  });
}

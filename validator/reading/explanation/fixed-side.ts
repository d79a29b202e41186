import type { Call } from "../../calls/call.ts";
import type { Amount } from "../../intent/intent.ts";
import type { Reading } from "../../intent/reading.ts";
import { type SideName, type Sides, sideOf } from "../facts/sides.ts";

/** What a trade fixes; the other side is only bounded. */
export const fixedSide = ({ amountIn }: Call): SideName =>
  amountIn?.bound === "at most" ? "wanted" : "given";

/**
 * Whether so much is asked for at least, or offered at most, that nothing but the other sum can be fixed: "1 ETH out, USDC in,
 * no less than 2950" speaks of one's own wallet, "1 ETH in, USDC out" of the pool.
 */
export function isOnlyFreeBounded(
  amounts: readonly Amount[],
  call: Call,
  sides: Sides,
  chainId: number,
): boolean {
  const bounded = amounts.filter((amount) => amount.kind === "number" && amount.bound !== "exact");
  const [free, own] = fixedSide(call) === "given" ? ["wanted", "at least"] : ["given", "at most"];
  const isOfFree = ({ token }: Amount) => !token || sideOf(token, sides, chainId) === free;
  return (
    bounded.length > 0 &&
    bounded.every((amount) => amount.kind === "number" && amount.bound === own && isOfFree(amount))
  );
}

/** Whether an amount stands in these words, and not in those of another call. */
export const isSaidIn = ({ lexemes }: Reading, { quote }: Amount): boolean =>
  lexemes.some(({ start }) => start === quote.start);

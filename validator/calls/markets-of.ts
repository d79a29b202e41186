import type { Asset } from "../data/asset.ts";
import type { Call } from "./call.ts";

/** The markets that a call is about without moving anything there: what was supplied, and last what stands for it. */
export function marketsOf({ positionChange, claimed }: Call): readonly (readonly Asset[])[] {
  return (positionChange && "markets" in positionChange ? positionChange.markets : claimed?.markets) ?? [];
}

/** "Enter the cDAI market (0x…)": a market's own contract, and not that of what is supplied there. */
export const marketContracts = (call: Call) =>
  marketsOf(call).flatMap((market) => market.slice(-1).map(({ contract }) => contract));

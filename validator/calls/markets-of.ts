import type { Asset } from "../data/asset.ts";
import type { Call } from "./call.ts";

/** "Enter the cDAI market (0x…)": the markets of a call, each by what stands for it there and not by what is supplied. */
export function marketsOf({ positionChange, claimed }: Call): Asset[] {
  const markets = positionChange && "markets" in positionChange ? positionChange.markets : claimed?.markets;
  return (markets ?? []).flatMap((market) => market.slice(-1));
}

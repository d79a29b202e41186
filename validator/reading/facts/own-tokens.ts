import type { Call } from "../../calls/call.ts";
import type { Asset } from "../../data/asset.ts";
import { spokenTokens } from "../../data/tokens.ts";
import type { OwnToken, Reading } from "../../intent/reading.ts";

/**
 * The symbols of the tokens that calls move, as far as no word means them elsewhere: TEL and BOB are tokens where the call
 * moves them, and words or names in every other request. One that only says so itself is meant where its contract stands behind
 * it: "100 HONEST (0x…)". Undefined where there are none, as in most requests.
 */
export function ownTokensOf(calls: readonly Call[], text: string): Reading["ownTokens"] {
  const lower = text.toLowerCase();
  let own: Map<string, OwnToken> | undefined;
  for (const { amountIn, amountOut, amountsIn = [], amountsOut = [], market, permits = [] } of calls) {
    const assets = [amountIn, amountOut, ...amountsIn, ...amountsOut, ...permits].map(
      (moved) => moved?.asset,
    );
    for (const asset of [...assets, market]) {
      const symbol = asset?.symbol;
      if (symbol === undefined || spokenTokens.has(symbol.toLowerCase())) continue;
      const named = `${symbol.toLowerCase()} (${asset?.contract})`;
      if (asset?.byOwnWord && !lower.includes(named)) continue;
      own ??= new Map();
      own.set(symbol.toLowerCase(), { symbol, contract: asset?.byOwnWord && contractOf(asset) });
    }
  }
  return own;
}

const contractOf = ({ contract }: Asset) => (contract === "native" ? undefined : contract);

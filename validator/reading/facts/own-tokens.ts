import type { Call } from "../../calls/call.ts";
import { spokenTokens } from "../../data/tokens.ts";
import type { Reading } from "../../intent/reading.ts";

/**
 * The symbols of the tokens that calls move, as far as no word means them elsewhere: TEL and BOB are tokens where the call
 * moves them, and words or names in every other request. Undefined where there are none, as in most requests.
 */
export function ownTokensOf(calls: readonly Call[]): Reading["ownTokens"] {
  let own: Map<string, string> | undefined;
  for (const { amountIn, amountOut, amountsIn = [], amountsOut = [], market, permits = [] } of calls) {
    const assets = [amountIn, amountOut, ...amountsIn, ...amountsOut, ...permits].map(
      (moved) => moved?.asset,
    );
    for (const asset of [...assets, market]) {
      const symbol = asset?.symbol;
      if (symbol === undefined || asset?.byOwnWord || spokenTokens.has(symbol.toLowerCase())) continue;
      own ??= new Map();
      own.set(symbol.toLowerCase(), symbol);
    }
  }
  return own;
}

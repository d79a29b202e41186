import type { Call } from "../../calls/call.ts";
import { showAsset } from "../../calls/show-amount.ts";
import type { Case } from "../../case/case.ts";
import type { NodeResult } from "../../case/verdict.ts";
import { spokenTokens } from "../../data/tokens.ts";
import { fail } from "../result.ts";

const MARKET = /\b([\w.]{2,12}) (?:market|comet|position)\b|\bc(\w{2,8})v3\b/gi;

/** The call is made to the lending market that the intent names by its asset: "the USDC market", "cUSDCv3". */
export function judgeMarket({ intent }: Case, { market, to, contract }: Call): NodeResult | undefined {
  if (!market?.symbol) return undefined;
  const named = [...intent.text.matchAll(MARKET)].flatMap(([, spoken, inName]) => {
    const symbol = spokenTokens.get((spoken ?? inName ?? "").toLowerCase());
    return symbol === undefined ? [] : [symbol.toLowerCase()];
  });
  const base = market.symbol.toLowerCase();
  // "the ETH market" lends its wrapped form.
  if (named.length === 0 || named.some((symbol) => symbol === base || `w${symbol}` === base))
    return undefined;
  return fail(
    0.95,
    `The intent names the market of ${named.join(", ")}, the call is made to that of ${showAsset(market)}.`,
    {
      expected: named,
      actual: { contract: contract ?? to, asset: market.symbol },
      remedy: "Call the market that the intent names.",
    },
  );
}

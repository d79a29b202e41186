import type { Call } from "../../calls/call.ts";
import { showAsset } from "../../calls/show-amount.ts";
import type { Case } from "../../case/case.ts";
import type { NodeResult } from "../../case/verdict.ts";
import { spokenTokens } from "../../data/tokens.ts";
import { fail } from "../result.ts";

const MARKET = /\bc(\w{2,8})v3\b|\b([\w.]{2,12}) (?:market|comet|position)\b/gi;

/** The call is made to the lending market that the intent names by its asset: "the USDC market", "cUSDCv3". */
export function judgeMarket({ intent }: Case, call: Call): NodeResult | undefined {
  const { market, marketCollateral, protocol, to, contract } = call;
  if (!market?.symbol) return undefined;
  const named = [...intent.text.matchAll(MARKET)].flatMap(([, inName, spoken]) => {
    const symbol = spokenTokens.get((inName ?? spoken ?? "").toLowerCase());
    // "the Morpho market" is one of Morpho's.
    const isPlace = symbol !== undefined && protocol.startsWith(symbol.toLowerCase());
    return symbol === undefined || isPlace ? [] : [symbol.toLowerCase()];
  });
  const base = market.symbol.toLowerCase();
  const backing = marketCollateral?.symbol?.toLowerCase();
  const other = backing && otherBacking(intent.text, backing, protocol);
  if (other) {
    return fail(
      0.95,
      `The intent says "${other}", the market takes ${marketCollateral?.symbol} as collateral.`,
      {
        expected: other,
        actual: { contract: contract ?? to, collateral: marketCollateral?.symbol },
        remedy: "Call the market whose collateral the intent names.",
      },
    );
  }
  // "the ETH market" lends its wrapped form.
  if (
    named.length === 0 ||
    named.some((symbol) => symbol === base || symbol === backing || `w${symbol}` === base)
  )
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

const AGAINST =
  /\bagainst (?:my |our |the )?([\w.]{2,12})\b|\b(?:with|using) (?:my |our |the )?([\w.]{2,12}) as (?:my |our |the )?collateral\b/gi;

/** "against my WETH", "with my WETH as collateral", where the market's collateral is another. */
function otherBacking(text: string, backing: string, protocol: string): string | undefined {
  const other = [...text.matchAll(AGAINST)].find(([, against = "", used = ""]) => {
    const symbol = spokenTokens.get((against || used).toLowerCase())?.toLowerCase();
    // "against my Morpho debt"
    const isPlace = symbol !== undefined && protocol.startsWith(symbol);
    return symbol !== undefined && !isPlace && symbol !== backing && `w${symbol}` !== backing;
  });
  return other?.[0];
}

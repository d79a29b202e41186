import type { Call } from "../calls/call.ts";
import type { Case } from "../case/case.ts";
import { isOperators } from "../case/prices.ts";
import type { Asset } from "../data/asset.ts";
import { isUnlimited } from "../decimals/unlimited.ts";
import { MAX_POOL_FEE_BIPS } from "./slippage-bounds.ts";

export interface PriceGap {
  /** How far the worst outcome that the call accepts lies under the price, in hundredths of a per cent. */
  bips: number;
  /** What of that is the pools' own fee. */
  feeBips: number;
  /** Who tells the prices: the operator's source, the request, or nobody where both are worth the same by what they are. */
  told: "operator" | "request" | "parity";
}

const DOLLARS = new Set([
  "USDC",
  "USDT",
  "DAI",
  "USDS",
  "USDC.E",
  "USDBC",
  "PYUSD",
  "USDP",
  "GUSD",
  "TUSD",
  "LUSD",
  "XDAI",
  "WXDAI",
]);
/** The same thing at one price. */
const TWINS: Readonly<Record<string, string>> = {
  WETH: "ETH",
  ETH: "WETH",
  WPOL: "POL",
  POL: "WPOL",
  WBNB: "BNB",
  BNB: "WBNB",
  WAVAX: "AVAX",
  AVAX: "WAVAX",
};

/** The call's real slippage, from its minimum output or maximum input; undefined where it cannot be told. */
export function priceGap(
  { amountIn, amountOut, poolFees }: Call,
  opened: Pick<Case, "prices" | "priceRecord">,
): PriceGap | undefined {
  if (!amountIn || !amountOut || amountIn.bound === "all" || isUnlimited(amountIn.baseUnits))
    return undefined;
  const [given, got] = [amountOf(amountIn), amountOf(amountOut)];
  if (given === undefined || got === undefined || given === 0) return undefined;
  const rate = rateBetween(amountIn.asset, amountOut.asset, opened);
  if (!rate) return undefined;
  let fees = 0;
  for (const fee of poolFees ?? []) fees += Number(fee) / 100;
  return {
    bips: (1 - got / (given * rate.rate)) * 10_000,
    feeBips: Math.min(fees, MAX_POOL_FEE_BIPS),
    told: rate.told,
  };
}

function amountOf({ asset, baseUnits }: { asset: Asset; baseUnits: bigint }): number | undefined {
  return asset.decimals === undefined ? undefined : Number(baseUnits) / 10 ** asset.decimals;
}

/** Units of the second asset that one of the first is worth. */
function rateBetween(
  left: Asset,
  right: Asset,
  { prices, priceRecord }: Pick<Case, "prices" | "priceRecord">,
): { rate: number; told: PriceGap["told"] } | undefined {
  const [one, other] = [priceOf(left, prices), priceOf(right, prices)];
  if (one !== undefined && other !== undefined) {
    const isTrusted = isOperators(priceRecord, left) && isOperators(priceRecord, right);
    return { rate: one / other, told: isTrusted ? "operator" : "request" };
  }
  const isDollar = (asset: Asset) => asset.symbol !== undefined && DOLLARS.has(asset.symbol.toUpperCase());
  const [oneValue, otherValue] = [
    one ?? (isDollar(left) ? 1 : undefined),
    other ?? (isDollar(right) ? 1 : undefined),
  ];
  if (oneValue !== undefined && otherValue !== undefined)
    return { rate: oneValue / otherValue, told: "parity" };
  const isTwin = left.symbol !== undefined && TWINS[left.symbol] === right.symbol;
  return isTwin ? { rate: 1, told: "parity" } : undefined;
}

function priceOf({ symbol, contract }: Asset, prices: Record<string, number>): number | undefined {
  if (symbol === undefined) return prices[contract.toUpperCase()];
  const key = symbol.toUpperCase();
  return prices[contract.toUpperCase()] ?? prices[key] ?? prices[TWINS[key] ?? ""];
}

import type { AssetAmount } from "../calls/call.ts";
import type { Asset } from "../data/asset.ts";
import { isUnlimited } from "../intent/compare-amount.ts";
import { fromBaseUnits } from "../intent/decimal.ts";
import type { TokenMention } from "../intent/intent.ts";

export function showAsset({ symbol, contract }: Asset): string {
  return symbol ?? `the token ${contract}`;
}

/** "100 USDC", "an unlimited amount of USDC", "5 base units of the token 0x…". */
export function showAmount({ asset, baseUnits }: AssetAmount): string {
  if (asset.contract !== "native" && isUnlimited(baseUnits))
    return `an unlimited amount of ${showAsset(asset)}`;
  if (asset.decimals === undefined) return `${baseUnits} base units of ${showAsset(asset)}`;
  return `${fromBaseUnits(baseUnits, asset.decimals)} ${showAsset(asset)}`;
}

/** The amount for details: as people write it and as the chain counts it. */
export function amountDetails({ asset, baseUnits }: AssetAmount): Record<string, unknown> {
  return {
    amount: asset.decimals === undefined ? null : fromBaseUnits(baseUnits, asset.decimals),
    base_units: baseUnits.toString(),
    token: asset.symbol ?? null,
    contract: asset.contract,
  };
}

export function showToken({ symbol, contract, quote }: TokenMention): string {
  if (symbol === "native") return "the chain's own currency";
  return symbol ?? contract ?? quote.text;
}

/** Unix seconds as a time; beyond the year 9999 they are only a number. */
export function showTime(seconds: bigint): string {
  return seconds < 253_402_300_800n ? new Date(Number(seconds) * 1000).toISOString() : `second ${seconds}`;
}

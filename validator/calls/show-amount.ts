import type { Asset } from "../data/asset.ts";
import { fromBaseUnits } from "../decimals/decimal.ts";
import { isUnlimited } from "../decimals/unlimited.ts";
import type { AssetAmount } from "./call.ts";

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

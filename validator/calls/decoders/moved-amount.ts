import type { Asset } from "../../data/asset.ts";
import { MAX_UINT256 } from "../../decimals/quantity.ts";
import type { MovedAmount } from "../call.ts";

/** An amount where the contract takes the largest number for the whole balance or debt. */
export function amountOrAll(asset: Asset, baseUnits: bigint): MovedAmount {
  return baseUnits === MAX_UINT256
    ? { asset, baseUnits, bound: "all" }
    : { asset, baseUnits, isPartOfAll: true };
}

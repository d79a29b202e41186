import type { Asset } from "../data/asset.ts";
import { wrappedNative } from "../data/contracts.ts";

/** Whether an asset is the chain's own currency in its wrapped form. */
export function isWrappedNative({ chainId, contract }: Asset): boolean {
  return contract !== "native" && wrappedNative(chainId) === contract;
}

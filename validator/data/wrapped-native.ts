import type { Asset } from "./asset.ts";
import { wrappedNative } from "./contracts.ts";

/** Whether an asset is the chain's own currency in its wrapped form. */
export function isWrappedNative({ chainId, contract }: Asset): boolean {
  return contract !== "native" && wrappedNative(chainId) === contract;
}

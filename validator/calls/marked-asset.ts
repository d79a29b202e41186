import { type Address, ZERO_ADDRESS } from "../addresses/address.ts";
import type { Asset } from "../data/asset.ts";
import { nativeAsset, tokenAt } from "../data/tokens.ts";

/** How contracts that take tokens write the chain's own currency. */
export const NATIVE_MARKER: Address = "0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee";

/** The token at an address, or the chain's currency where the address is its marker. */
export function markedAsset(chainId: number, address: Address): Asset {
  return address === NATIVE_MARKER ? nativeAsset(chainId) : tokenAt(chainId, address);
}

/** The same where the zero address stands for the currency too. */
export function markedOrZeroAsset(chainId: number, address: Address): Asset {
  return address === ZERO_ADDRESS ? nativeAsset(chainId) : markedAsset(chainId, address);
}

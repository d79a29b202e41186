/** The provider's names for ether, by chain. The last is our own simulator's: no real workspace takes it for a testnet. */
const NATIVE_ASSETS = new Map([
  [1, "ETH"],
  [11_155_111, "ETH_TEST5"],
  [31_337, "ETH_LOCAL"],
]);

/** What calls on this chain are paid in; undefined where the provider is not used for the chain. */
export function nativeAsset(chainId: number): string | undefined {
  return NATIVE_ASSETS.get(chainId);
}

/** The chains that the provider is used for. */
export const CUSTODY_CHAINS: readonly number[] = [...NATIVE_ASSETS.keys()];

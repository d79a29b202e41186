/** One token of a chain as a source tells it. */
export interface FoundToken {
  chainId: number;
  address: string;
  symbol: string;
  decimals: number;
  name: string;
  /** What a share of it stands for: the asset of a vault, of an aToken or a cToken; "native" for the chain's currency. */
  underlying?: string;
}

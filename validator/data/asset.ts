import type { Address } from "../addresses/address.ts";

/** A chain's own currency or a token contract. Symbol and decimals are absent where no table knows the contract. */
export interface Asset {
  chainId: number;
  contract: Address | "native";
  symbol: string | undefined;
  decimals: number | undefined;
  /** Symbol and decimals are what the contract says of itself: they tell how to count, never which token it is. */
  byOwnWord?: true;
  /** The contract calls itself by the symbol of another, known token. */
  imitates?: string;
}

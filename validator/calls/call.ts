import type { Asset } from "../data/asset.ts";
import type { Values } from "./abi/compile-decoder.ts";
import type { Address } from "./address.ts";

/** What a call does, in the words that the intent's actions use too. */
export type Operation =
  | "transfer"
  | "approve"
  | "revoke"
  | "swap"
  | "wrap"
  | "unwrap"
  | "supply"
  | "withdraw"
  | "borrow"
  | "repay"
  | "stake"
  | "bridge"
  | "mint"
  | "burn"
  | "claim"
  | "deploy"
  | "sign";

export interface AssetAmount {
  asset: Asset;
  baseUnits: bigint;
}

/**
 * A decoded call by what it does to the account: decoders fill in the facets that their function has, nodes check
 * the facets that are there.
 */
export interface Call {
  position: number;
  protocol: string;
  /** The function's signature; null for a plain transfer of the native currency. */
  signature: string | null;
  operation: Operation;
  from: Address | undefined;
  to: Address;
  value: bigint;
  /** Whether the function accepts the native currency along with it. */
  payable: boolean;
  arguments: Values;
  /** What leaves the account, or may leave it where the call is an approval. */
  amountIn?: AssetAmount;
  recipient?: Address;
  spender?: Address;
  /** Whose funds move, where that is not the sender by definition. */
  owner?: Address;
}

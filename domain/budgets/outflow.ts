/** How much of one asset a call takes out of an account, or lets somebody take, at the most. */
export interface Outflow {
  /** "native", or a token's contract with the EIP-55 checksum. */
  readonly asset: string;
  readonly amount: bigint;
}

/** What one call takes out of an account. */
export interface Outflows {
  readonly chainId: number;
  /** One of each asset. */
  readonly of: readonly Outflow[];
  /** False where the calldata does not tell how much of which tokens moves; the native currency is told all the same. */
  readonly isWhole: boolean;
}

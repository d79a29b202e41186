export interface SignedTransaction {
  hash: string;
  raw: string;
}

export interface SignerOnChain {
  chainId: number;
  address: string;
}

/** One write, whatever it took to get it mined: one key, one nonce, one or more signed transactions. */
export interface StoredTransaction extends SignedTransaction {
  id: string;
  /** Whose nonce it has; a write of a signer that was replaced since is still made. */
  signer: string;
  nonce: number;
  key: string;
  to: string | null;
  data: string;
  /** Signed for the same nonce earlier, at lower fees; the chain may still mine one of them instead. */
  replaced: SignedTransaction[];
  status: "pending" | "mined" | "reverted";
  blockNumber: number | null;
  /** The contract's custom error, where a reverted one had any that we know. */
  revertedWith: string | null;
  /** When it was last signed or sent again: what "stuck" is counted from. */
  sentAt: Date;
}

export interface Outcome {
  hash: string;
  blockNumber: number;
  revertedWith: string | null;
  succeeded: boolean;
}

/** What the writer needs of the database. Implemented in db/chain. */
export interface TransactionStore {
  /** What is stored with this key, by this signer or, where it is settled, by one before it. */
  find(signer: SignerOnChain, key: string): Promise<StoredTransaction | undefined>;
  /** What is stored with this key, and the highest nonce that was seen mined, -1 where there is none. */
  lookUp(
    signer: SignerOnChain,
    key: string,
  ): Promise<{ earlier: StoredTransaction | undefined; highestSettled: number }>;
  /**
   * Under the lock of this signer on this chain: gives back the transactions stored with these keys, and for the other
   * writes chooses the next nonces (from the highest stored one plus one, not below `lowestNonce`), has them signed and
   * commits them together. Both answers are by key.
   */
  reserve<Write extends { key: string; to: string | null; data: string }>(
    signer: SignerOnChain,
    writes: readonly Write[],
    lowestNonce: number,
    sign: (write: Write, nonce: number) => SignedTransaction,
  ): Promise<{
    earlier: ReadonlyMap<string, StoredTransaction>;
    reserved: ReadonlyMap<string, StoredTransaction>;
  }>;
  /** Swaps in a new transaction for the same nonce, unless `expected` is mined or no longer the current one. */
  replace(id: string, expected: string, by: SignedTransaction): Promise<boolean>;
  /** Marks as pending, from now on, what is about to be sent again. */
  markSent(id: string): Promise<void>;
  settle(id: string, outcome: Outcome): Promise<void>;
  /** Of any status, lowest nonce first. */
  fromNonce(signer: SignerOnChain, nonce: number, limit: number): Promise<StoredTransaction[]>;
  /** Those whose outcome nobody waited for, lowest nonce first. */
  pendingBelow(signer: SignerOnChain, nonce: number, limit: number): Promise<StoredTransaction[]>;
}

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
  find(signer: SignerOnChain, key: string): Promise<StoredTransaction | undefined>;
  /**
   * Under the lock of this signer on this chain: gives back the transaction stored with this key, or else chooses the
   * next nonce (the highest stored one plus one, not below `lowestNonce`), has it signed and commits it.
   */
  reserve(
    signer: SignerOnChain,
    write: { key: string; to: string | null; data: string },
    lowestNonce: number,
    sign: (nonce: number) => SignedTransaction,
  ): Promise<StoredTransaction>;
  /** Swaps in a new transaction for the same nonce, unless `expected` is mined or no longer the current one. */
  replace(id: string, expected: string, by: SignedTransaction): Promise<boolean>;
  /** Marks as pending, from now on, what is about to be sent again. */
  markSent(id: string): Promise<void>;
  settle(id: string, outcome: Outcome): Promise<void>;
  /** The highest nonce that was seen mined, -1 where there is none. */
  highestSettled(signer: SignerOnChain): Promise<number>;
  /** Of any status, lowest nonce first. */
  fromNonce(signer: SignerOnChain, nonce: number, limit: number): Promise<StoredTransaction[]>;
  /** Those whose outcome nobody waited for, lowest nonce first. */
  pendingBelow(signer: SignerOnChain, nonce: number, limit: number): Promise<StoredTransaction[]>;
}

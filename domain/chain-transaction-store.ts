export interface SignedTransaction {
  hash: string;
  raw: string;
}

export interface SignerOnChain {
  chainId: number;
  address: string;
}

/** One transaction, whatever it took to get it mined: one key, one nonce, signed once or more often. It makes one write or several. */
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
  /** "taken": the chain used its nonce for another program's transaction, so that it is never mined; its writes are stored no more. */
  status: "pending" | "mined" | "reverted" | "taken";
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

/** Where a write is stored: with the transaction that makes it. */
export interface StoredWrite {
  transaction: StoredTransaction;
  /** Which of its transaction's calls it is; null where it is the whole transaction. */
  position: number | null;
}

/** A transaction that is to be signed and stored, and the writes that it makes, by their keys. */
export interface ComposedTransaction {
  key: string;
  to: string | null;
  data: string;
  /** In the order of its calls; its own key alone where it is one write. */
  writes: readonly string[];
  sign(nonce: number): SignedTransaction;
}

/** What the writer needs of the database. Implemented in db/chain. A write whose transaction had several and failed as a whole is not stored. */
export interface TransactionStore {
  /** What is stored with this key, by this signer or, where it is settled, by one before it. */
  find(signer: SignerOnChain, key: string): Promise<StoredWrite | undefined>;
  /** What is stored with these keys, and the highest nonce that was seen mined, -1 where there is none. */
  lookUp(
    signer: SignerOnChain,
    keys: readonly string[],
  ): Promise<{ earlier: ReadonlyMap<string, StoredWrite>; highestSettled: number }>;
  /**
   * Under the lock of this signer on this chain: gives back what is stored with these keys, has transactions composed for
   * the other writes, gives them the next nonces (from the highest stored one plus one, not below `lowestNonce`), has them
   * signed and commits them together. `apart` holds the keys of writes that failed together with others. Both answers
   * are by key.
   */
  reserve<Write extends { key: string }>(
    signer: SignerOnChain,
    writes: readonly Write[],
    lowestNonce: number,
    compose: (writes: readonly Write[], apart: ReadonlySet<string>) => readonly ComposedTransaction[],
  ): Promise<{
    earlier: ReadonlyMap<string, StoredWrite>;
    reserved: ReadonlyMap<string, StoredWrite>;
  }>;
  /** Swaps in a new transaction for the same nonce, unless `expected` is mined or no longer the current one. */
  replace(id: string, expected: string, by: SignedTransaction): Promise<boolean>;
  /** Marks as pending, from now on, what is about to be sent again. */
  markSent(id: string): Promise<void>;
  settle(id: string, outcome: Outcome): Promise<void>;
  /** Records that the chain used its nonce for another's: from then on its writes are not stored, and made anew when they are asked for. */
  giveUpNonce(id: string): Promise<void>;
  /** Of any status, lowest nonce first. */
  fromNonce(signer: SignerOnChain, nonce: number, limit: number): Promise<StoredTransaction[]>;
  /** Those whose outcome nobody waited for, lowest nonce first. */
  pendingBelow(signer: SignerOnChain, nonce: number, limit: number): Promise<StoredTransaction[]>;
}

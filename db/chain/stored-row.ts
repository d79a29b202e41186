import type { StoredTransaction } from "../../domain/chain-transaction-store.ts";

/** A row of chain_transaction as prepared statements read it. */
export interface Row extends Omit<StoredTransaction, "sentAt"> {
  readonly sentMs: number;
}

export const COLUMNS = `id, signer, nonce::float8 as nonce, key, "to", data, hash, raw, replaced, status, block_number::float8 as "blockNumber",
  reverted_with as "revertedWith", (extract(epoch from sent_at) * 1000)::float8 as "sentMs"`;

export function stored({ sentMs, ...row }: Row): StoredTransaction {
  const { id, signer, nonce, key, to, data, hash, raw, replaced, status, blockNumber, revertedWith } = row;
  return {
    id,
    signer,
    nonce,
    key,
    to,
    data,
    hash,
    raw,
    replaced,
    status,
    blockNumber,
    revertedWith,
    sentAt: new Date(sentMs),
  };
}

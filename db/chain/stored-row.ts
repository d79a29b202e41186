import type { StoredTransaction, StoredWrite } from "../../domain/chain-transaction-store.ts";

/** A row of chain_transaction as prepared statements read it. */
export interface Row extends Omit<StoredTransaction, "sentAt"> {
  readonly sentMs: number;
}

/** Of chain_transaction t. */
export const COLUMNS = `t.id, t.signer, t.nonce::float8 as nonce, t.key, t."to", t.data, t.hash, t.raw, t.replaced, t.status,
  t.block_number::float8 as "blockNumber", t.reverted_with as "revertedWith",
  (extract(epoch from t.sent_at) * 1000)::float8 as "sentMs"`;

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

/** A write of a chain transaction, as prepared statements read it. */
export interface WriteRow extends Row {
  readonly writeKey: string;
  readonly position: number | null;
}

/** The writes with the keys $3 on chain $1, as made (id, write_key, position): those that are a transaction, and those within one. */
export const WRITES = `
  (select id, key as write_key, null::smallint as position from chain_transaction where chain_id = $1 and key = any($3)
   union all
   select transaction_id, key, position from chain_write where chain_id = $1 and key = any($3)) made`;

export function storedWrite({ position, writeKey: _writeKey, ...row }: WriteRow): StoredWrite {
  return { transaction: stored(row), position };
}

/** Whether it is one of several that failed together: each of them is to be made again, apart from the others. */
export function failedTogether({ position, status }: WriteRow): boolean {
  return position !== null && status === "reverted";
}

import { randomUUID } from "node:crypto";
import type { SignerOnChain, StoredTransaction } from "../../domain/chain-transaction-store.ts";
import type { Run } from "../prepared-transaction.ts";

export async function insertTransactions(
  run: Run,
  { chainId, address }: SignerOnChain,
  rows: readonly StoredTransaction[],
): Promise<void> {
  await run(
    "chain-insert",
    `insert into chain_transaction
       (id, chain_id, signer, nonce, key, "to", data, hash, raw, replaced, status, created_at, sent_at)
     select id, $1, $2, nonce, key, "to", data, hash, raw, '[]', 'pending', $9, $9
       from unnest($3::uuid[], $4::bigint[], $5::text[], $6::text[], $7::text[], $8::text[], $10::text[])
         as new (id, nonce, key, "to", data, hash, raw)`,
    chainId,
    address,
    rows.map(({ id }) => id),
    rows.map(({ nonce }) => nonce),
    rows.map(({ key }) => key),
    rows.map(({ to }) => to),
    rows.map(({ data }) => data),
    rows.map(({ hash }) => hash),
    new Date(),
    rows.map(({ raw }) => raw),
  );
}

/** One of several writes of a transaction. */
export interface NewWrite {
  readonly key: string;
  readonly transactionId: string;
  readonly position: number;
}

export async function insertWrites(
  run: Run,
  { chainId, address }: SignerOnChain,
  rows: readonly NewWrite[],
): Promise<void> {
  await run(
    "chain-insert-writes",
    `insert into chain_write (id, chain_id, signer, key, transaction_id, position)
     select id, $1, $2, key, transaction_id, position
       from unnest($3::uuid[], $4::text[], $5::uuid[], $6::smallint[]) as new (id, key, transaction_id, position)`,
    chainId,
    address,
    rows.map(() => randomUUID()),
    rows.map(({ key }) => key),
    rows.map(({ transactionId }) => transactionId),
    rows.map(({ position }) => position),
  );
}

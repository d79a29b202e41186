import { randomUUID } from "node:crypto";
import type {
  SignerOnChain,
  StoredTransaction,
  TransactionStore,
} from "../../domain/chain-transaction-store.ts";
import type { Database } from "../database.ts";
import { preparedTransaction, type Run } from "../prepared-transaction.ts";
import { COLUMNS, type Row, stored } from "./stored-row.ts";

/** Stores a signed transaction per write, in one commit for all of them. */
export function createReserve(database: Database): TransactionStore["reserve"] {
  return (signer, writes, lowestNonce, sign) =>
    preparedTransaction(database, async (run) => {
      await lock(run, signer);
      const { earlier, highest } = await look(
        run,
        signer,
        writes.map(({ key }) => key),
      );
      const reserved = new Map<string, StoredTransaction>();
      for (const write of writes) {
        if (earlier.has(write.key) || reserved.has(write.key)) continue;
        const nonce = Math.max(lowestNonce, highest + 1) + reserved.size;
        const { key, to, data } = write;
        reserved.set(key, {
          ...pending(nonce),
          signer: signer.address,
          key,
          to,
          data,
          ...sign(write, nonce),
        });
      }
      if (reserved.size > 0) await insert(run, signer, [...reserved.values()]);
      return { earlier, reserved };
    });
}

/** Released by the commit: held while nonces are chosen, signed and stored, never over a wait. */
async function lock(run: Run, { chainId, address }: SignerOnChain): Promise<void> {
  const name = `countersign:chain-signer:${chainId}:${address}`;
  await run("chain-lock", "select pg_advisory_xact_lock(hashtextextended($1, 0))", name);
}

async function look(
  run: Run,
  { chainId, address }: SignerOnChain,
  keys: readonly string[],
): Promise<{ earlier: Map<string, StoredTransaction>; highest: number }> {
  const rows = await run<Row & { highest: number | null }>(
    "chain-reserved",
    `select ${COLUMNS}, (select max(nonce)::float8 from chain_transaction where chain_id = $1 and signer = $2) as highest
       from (select) one left join chain_transaction on chain_id = $1 and signer = $2 and key = any($3)`,
    chainId,
    address,
    keys,
  );
  const earlier = rows.filter(({ id }) => id !== null).map((row) => [row.key, stored(row)] as const);
  return { earlier: new Map(earlier), highest: rows[0]?.highest ?? -1 };
}

function pending(
  nonce: number,
): Pick<
  StoredTransaction,
  "id" | "nonce" | "replaced" | "status" | "blockNumber" | "revertedWith" | "sentAt"
> {
  return {
    id: randomUUID(),
    nonce,
    replaced: [],
    status: "pending",
    blockNumber: null,
    revertedWith: null,
    sentAt: new Date(),
  };
}

async function insert(
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

import type { SignerOnChain, StoredWrite, TransactionStore } from "../../domain/chain-transaction-store.ts";
import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";
import { createGiveUpNonce, createReplace, createSettle } from "./change-signed.ts";
import { createReserve } from "./reserve-nonces.ts";
import {
  COLUMNS,
  failedTogether,
  type Row,
  stored,
  storedWrite,
  WRITES,
  type WriteRow,
} from "./stored-row.ts";

const OF_SIGNER = "t.chain_id = $1 and t.signer = $2";

/** A signer that was replaced leaves nothing pending behind. Of two that made one write the present signer comes last. */
const LOOK_UP = `
  select made.write_key as "writeKey", made.position, ${COLUMNS},
         (select max(nonce)::float8 from chain_transaction t where ${OF_SIGNER} and status <> 'pending') as settled
    from (select) one
    left join (${WRITES} join chain_transaction t on t.id = made.id and (t.signer = $2 or t.status <> 'pending')) on true
   order by t.signer = $2`;

/** Prepared statements throughout: every transaction writes to the chain twice, and entities would cost more than the chain does. */
export function createTransactionStore(database: Database): TransactionStore {
  const lookUpRows = preparedQuery<WriteRow & { settled: number | null }>(database, "chain-look-up", LOOK_UP);
  const markSent = preparedQuery(
    database,
    "chain-mark-sent",
    `update chain_transaction
        set status = 'pending', sent_at = $2, block_number = null, mined_at = null, reverted_with = null
      where id = $1`,
  );
  const fromNonce = preparedQuery<Row>(
    database,
    "chain-from-nonce",
    `select ${COLUMNS} from chain_transaction t where ${OF_SIGNER} and nonce >= $3 order by nonce limit $4`,
  );
  const pendingBelow = preparedQuery<Row>(
    database,
    "chain-pending-below",
    `select ${COLUMNS} from chain_transaction t
      where ${OF_SIGNER} and nonce < $3 and mined_at is null order by nonce limit $4`,
  );
  async function lookUp({ chainId, address }: SignerOnChain, keys: readonly string[]) {
    const rows = await lookUpRows(chainId, address, keys);
    const earlier = new Map<string, StoredWrite>();
    for (const row of rows)
      if (row.id !== null && !failedTogether(row)) earlier.set(row.writeKey, storedWrite(row));
    return { earlier, highestSettled: rows[0]?.settled ?? -1 };
  }
  return {
    find: async (signer, key) => (await lookUp(signer, [key])).earlier.get(key),
    lookUp,
    reserve: createReserve(database),
    replace: createReplace(database),
    async markSent(id) {
      await markSent(id, new Date());
    },
    settle: createSettle(database),
    giveUpNonce: createGiveUpNonce(database),
    fromNonce: async ({ chainId, address }, nonce, limit) =>
      (await fromNonce(chainId, address, nonce, limit)).map(stored),
    pendingBelow: async ({ chainId, address }, nonce, limit) =>
      (await pendingBelow(chainId, address, nonce, limit)).map(stored),
  };
}

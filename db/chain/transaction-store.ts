import type { TransactionStore } from "../../domain/chain-transaction-store.ts";
import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";
import { createReplace, createSettle } from "./change-signed.ts";
import { createReserve } from "./reserve-nonces.ts";
import { COLUMNS, type Row, stored } from "./stored-row.ts";

const OF_SIGNER = "chain_id = $1 and signer = $2";
/** A signer that was replaced leaves nothing pending behind. */
const OF_KEY = `chain_id = $1 and key = $3 and (signer = $2 or status <> 'pending') order by signer = $2 desc limit 1`;

/** Prepared statements throughout: every transaction writes to the chain twice, and entities would cost more than the chain does. */
export function createTransactionStore(database: Database): TransactionStore {
  const find = preparedQuery<Row>(
    database,
    "chain-find",
    `select ${COLUMNS} from chain_transaction where ${OF_KEY}`,
  );
  const lookUp = preparedQuery<Row & { settled: number | null }>(
    database,
    "chain-look-up",
    `select ${COLUMNS},
            (select max(nonce)::float8 from chain_transaction where ${OF_SIGNER} and status <> 'pending') as settled
       from (select) one left join lateral (select * from chain_transaction where ${OF_KEY}) made on true`,
  );
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
    `select ${COLUMNS} from chain_transaction where ${OF_SIGNER} and nonce >= $3 order by nonce limit $4`,
  );
  const pendingBelow = preparedQuery<Row>(
    database,
    "chain-pending-below",
    `select ${COLUMNS} from chain_transaction
      where ${OF_SIGNER} and nonce < $3 and status = 'pending' order by nonce limit $4`,
  );
  return {
    async find({ chainId, address }, key) {
      const [row] = await find(chainId, address, key);
      return row && stored(row);
    },
    async lookUp({ chainId, address }, key) {
      const [row] = await lookUp(chainId, address, key);
      return { earlier: row?.id ? stored(row) : undefined, highestSettled: row?.settled ?? -1 };
    },
    reserve: createReserve(database),
    replace: createReplace(database),
    async markSent(id) {
      await markSent(id, new Date());
    },
    settle: createSettle(database),
    fromNonce: async ({ chainId, address }, nonce, limit) =>
      (await fromNonce(chainId, address, nonce, limit)).map(stored),
    pendingBelow: async ({ chainId, address }, nonce, limit) =>
      (await pendingBelow(chainId, address, nonce, limit)).map(stored),
  };
}

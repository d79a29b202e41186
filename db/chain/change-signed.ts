import type { SignedTransaction, TransactionStore } from "../../domain/chain-transaction-store.ts";
import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";
import { preparedTransaction, type Run } from "../prepared-transaction.ts";
import { COLUMNS, type Row } from "./stored-row.ts";

/** Swaps in another transaction for the same nonce; the one before stays among the replaced. */
export function createReplace(database: Database): TransactionStore["replace"] {
  return (id, expected, by) =>
    preparedTransaction(database, async (run) => {
      const row = await lockRow(run, id);
      if (row.status !== "pending" || row.hash !== expected) return false;
      await write(run, id, by, [...row.replaced, { hash: row.hash, raw: row.raw }]);
      await run("chain-resigned", "update chain_transaction set sent_at = $2 where id = $1", id, new Date());
      return true;
    });
}

/** Records what became of a transaction. */
export function createSettle(database: Database): TransactionStore["settle"] {
  const settle = preparedQuery<{ id: string }>(
    database,
    "chain-settle",
    `update chain_transaction set status = $3, block_number = $4, reverted_with = $5, mined_at = $6
      where id = $1 and hash = $2 returning id`,
  );
  return async (id, { hash, blockNumber, succeeded, revertedWith }) => {
    const status = succeeded ? "mined" : "reverted";
    const record = () => settle(id, hash, status, blockNumber, revertedWith, new Date());
    if ((await record()).length > 0) return;
    await preparedTransaction(database, async (run) => {
      const row = await lockRow(run, id);
      const signed = [{ hash: row.hash, raw: row.raw }, ...row.replaced];
      const mined = signed.find((one) => one.hash === hash);
      if (!mined) throw new Error("the chain mined a transaction that was never signed for this write");
      // The one that was mined becomes the current one: sent again after a loss, it makes the same hash.
      const others = signed.filter((one) => one !== mined);
      await write(run, id, mined, others);
    });
    await record();
  };
}

/** Its row stays under another key, as does its nonce; the keys of its writes are free again. */
const GIVE_UP = `
  with taken as (
    update chain_transaction set status = 'taken', key = key || ' (nonce ' || nonce || ' taken)', mined_at = $2
     where id = $1 and status = 'pending' returning id)
  delete from chain_write where transaction_id in (select id from taken)`;

export function createGiveUpNonce(database: Database): TransactionStore["giveUpNonce"] {
  const giveUp = preparedQuery(database, "chain-nonce-taken", GIVE_UP);
  return async (id) => {
    await giveUp(id, new Date());
  };
}

async function lockRow(run: Run, id: string): Promise<Row> {
  const sql = `select ${COLUMNS} from chain_transaction t where t.id = $1 for update`;
  const [row] = await run<Row>("chain-locked", sql, id);
  if (!row) throw new Error("there is no chain transaction with this id");
  return row;
}

async function write(
  run: Run,
  id: string,
  { hash, raw }: SignedTransaction,
  replaced: readonly SignedTransaction[],
): Promise<void> {
  const sql = "update chain_transaction set hash = $2, raw = $3, replaced = $4 where id = $1";
  await run("chain-signed", sql, id, hash, raw, JSON.stringify(replaced));
}

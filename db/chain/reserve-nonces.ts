import { randomUUID } from "node:crypto";
import type {
  ComposedTransaction,
  SignerOnChain,
  StoredTransaction,
  StoredWrite,
  TransactionStore,
} from "../../domain/chain-transaction-store.ts";
import type { Database } from "../database.ts";
import { preparedTransaction, type Run } from "../prepared-transaction.ts";
import { insertTransactions, insertWrites, type NewWrite } from "./insert-signed.ts";
import { COLUMNS, failedTogether, storedWrite, WRITES, type WriteRow } from "./stored-row.ts";

/** Stores signed transactions for writes, in one commit for all of them. */
export function createReserve(database: Database): TransactionStore["reserve"] {
  return (signer, writes, lowestNonce, compose) =>
    preparedTransaction(database, async (run) => {
      await lock(run, signer);
      const asked = new Map(writes.map((write) => [write.key, write]));
      const { earlier, apart, highest } = await look(run, signer, [...asked.keys()]);
      const left = [...asked.values()].filter(({ key }) => !earlier.has(key));
      const first = Math.max(lowestNonce, highest + 1);
      const reserved = new Map<string, StoredWrite>();
      const transactions: StoredTransaction[] = [];
      const members: NewWrite[] = [];
      for (const composed of left.length > 0 ? compose(left, apart) : []) {
        const transaction = signed(composed, signer, first + transactions.length);
        transactions.push(transaction);
        const isBatch = composed.writes.length > 1;
        for (const [index, key] of composed.writes.entries()) {
          reserved.set(key, { transaction, position: isBatch ? index : null });
          if (isBatch) members.push({ key, transactionId: transaction.id, position: index });
        }
      }
      if (transactions.length > 0) await insertTransactions(run, signer, transactions);
      if (members.length > 0) await insertWrites(run, signer, members);
      return { earlier, reserved };
    });
}

/** Released by the commit: held while nonces are chosen, signed and stored, never over a wait. */
async function lock(run: Run, { chainId, address }: SignerOnChain): Promise<void> {
  const name = `countersign:chain-signer:${chainId}:${address}`;
  await run("chain-lock", "select pg_advisory_xact_lock(hashtextextended($1, 0))", name);
}

interface Look {
  earlier: Map<string, StoredWrite>;
  /** The keys of writes that failed together with others. */
  apart: Set<string>;
  highest: number;
}

async function look(run: Run, { chainId, address }: SignerOnChain, keys: readonly string[]): Promise<Look> {
  const rows = await run<WriteRow & { highest: number | null }>(
    "chain-reserved",
    `select made.write_key as "writeKey", made.position, ${COLUMNS},
            (select max(nonce)::float8 from chain_transaction where chain_id = $1 and signer = $2) as highest
       from (select) one
       left join (${WRITES} join chain_transaction t on t.id = made.id and t.signer = $2) on true`,
    chainId,
    address,
    keys,
  );
  const found = rows.filter(({ id }) => id !== null);
  return {
    earlier: new Map(
      found.filter((row) => !failedTogether(row)).map((row) => [row.writeKey, storedWrite(row)]),
    ),
    apart: new Set(found.filter(failedTogether).map(({ writeKey }) => writeKey)),
    highest: rows[0]?.highest ?? -1,
  };
}

function signed(
  { key, to, data, sign }: ComposedTransaction,
  { address }: SignerOnChain,
  nonce: number,
): StoredTransaction {
  return {
    id: randomUUID(),
    signer: address,
    nonce,
    key,
    to,
    data,
    ...sign(nonce),
    replaced: [],
    status: "pending",
    blockNumber: null,
    revertedWith: null,
    sentAt: new Date(),
  };
}

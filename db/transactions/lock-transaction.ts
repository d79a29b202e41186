import { type EntityManager, LockMode } from "@mikro-orm/postgresql";
import { Transaction } from "./transaction.entity.ts";

/** Holds the transaction's row: recording a decision and writing a status exclude each other by it. */
export function lockTransaction(tx: EntityManager, requestHash: string): Promise<Transaction> {
  return tx.findOneOrFail(Transaction, { requestHash }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

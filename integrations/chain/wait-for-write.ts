import type { StoredTransaction, StoredWrite } from "../../domain/chain-transaction-store.ts";
import { ChainError, FailedTogether, TransactionReverted } from "./chain-error.ts";
import { refusalAt } from "./inbox-batch.ts";
import type { EventLog } from "./receipt.ts";
import type { Settled } from "./settle-write.ts";
import { waitForTransaction } from "./wait-for-transaction.ts";
import type { WriterParts } from "./writer-parts.ts";

export interface MinedWrite {
  hash: string;
  blockNumber: number;
  /** Of the whole transaction, other writes of it included. */
  logs: EventLog[];
}

/** What became of a write, once its transaction is mined. */
export async function waitForWrite(
  parts: WriterParts,
  { transaction, position }: StoredWrite,
  wait: (transaction: StoredTransaction) => Promise<Settled>,
): Promise<MinedWrite> {
  const { receipt, revertedWith } = await wait(transaction);
  parts.settled.tell(transaction.id);
  const { hash, blockNumber, logs } = receipt;
  if (!receipt.succeeded)
    throw position === null ? new TransactionReverted(revertedWith, hash) : new FailedTogether(hash);
  const refusal = position === null ? undefined : refusalAt(position, String(transaction.to), logs);
  if (refusal) throw new TransactionReverted(refusal.errorName, hash);
  return { hash, blockNumber, logs };
}

export async function findWrite(parts: WriterParts, key: string): Promise<StoredWrite> {
  const stored = await parts.store.find(parts.signer, key);
  if (!stored) throw new ChainError(`Nothing was submitted under ${key}. Submit it first.`, false);
  return stored;
}

/** All who wait for one transaction have the node asked once. */
export function createJointWait(
  parts: WriterParts,
  timeoutMs: number,
): (transaction: StoredTransaction) => Promise<Settled> {
  const underWay = new Map<string, Promise<Settled>>();
  return (transaction) => {
    const { id } = transaction;
    const present = underWay.get(id);
    if (present) return present;
    const begun = waitForTransaction(parts, transaction, timeoutMs).finally(() => underWay.delete(id));
    underWay.set(id, begun);
    return begun;
  };
}

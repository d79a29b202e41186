import type { StoredWrite } from "../../domain/chain-transaction-store.ts";
import { KeyReused } from "./chain-error.ts";
import type { ChainWrite } from "./chain-write.ts";
import { callsOf } from "./inbox-batch.ts";
import { sendTransaction } from "./send-transaction.ts";
import type { WriterParts } from "./writer-parts.ts";

/** Stores and broadcasts the write, alone or with others that wait, or picks up what is stored with its key. */
export async function submitWrite(parts: WriterParts, write: ChainWrite): Promise<StoredWrite> {
  const { stored, isNew } = await parts.writeTogether(write);
  if (!isNew) await pickUp(parts, write, stored);
  return stored;
}

async function pickUp(parts: WriterParts, write: ChainWrite, stored: StoredWrite): Promise<void> {
  const { transaction } = stored;
  if (transaction.to !== write.to || callOf(stored) !== write.data) throw new KeyReused(write.key);
  const count = await parts.node.transactionCount(transaction.signer);
  if (transaction.nonce >= count && !(await parts.node.knows(transaction.hash))) {
    await parts.store.markSent(transaction.id);
    await sendTransaction(parts.node, transaction.raw);
  }
}

function callOf({ transaction, position }: StoredWrite): string | undefined {
  return position === null ? transaction.data : callsOf(transaction.data)[position];
}

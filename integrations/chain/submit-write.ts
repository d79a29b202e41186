import type { StoredTransaction } from "../../domain/chain-transaction-store.ts";
import { ChainBehind, KeyReused, TransactionReverted } from "./chain-error.ts";
import type { ChainWrite } from "./chain-write.ts";
import { resendMissing } from "./resend-missing.ts";
import { sendTransaction } from "./send-transaction.ts";
import type { WriterParts } from "./writer-parts.ts";

/** Stores and broadcasts the write, or picks up what is stored with its key. */
export async function submitWrite(parts: WriterParts, write: ChainWrite): Promise<StoredTransaction> {
  const { earlier, highestSettled } = await parts.store.lookUp(parts.signer, write.key);
  if (earlier) return pickUp(parts, write, earlier);
  const [count, fees] = await Promise.all([countOfWholeChain(parts, highestSettled), parts.fees()]);
  const gasLimit = await gasLimitUnlessMade(parts, write);
  if (typeof gasLimit !== "bigint") return pickUp(parts, write, gasLimit);
  const { stored, isNew } = await parts.reserve({ ...write, gasLimit, fees }, count);
  // Another process was first with this key.
  if (!isNew) return pickUp(parts, write, stored);
  // Underpriced here means that fees jumped a moment ago: the sweep sends it again at a better price.
  await parts.inOrder(() => sendTransaction(parts.node, stored.raw));
  return stored;
}

/** A rehearsal is refused also where another process made this very write a moment ago. */
async function gasLimitUnlessMade(
  parts: WriterParts,
  write: ChainWrite,
): Promise<bigint | StoredTransaction> {
  try {
    return await parts.gasLimit(write);
  } catch (error) {
    if (!(error instanceof TransactionReverted)) throw error;
    const made = await parts.store.find(parts.signer, write.key);
    if (made) return made;
    throw error;
  }
}

async function pickUp(
  parts: WriterParts,
  write: ChainWrite,
  stored: StoredTransaction,
): Promise<StoredTransaction> {
  if (stored.to !== write.to || stored.data !== write.data) throw new KeyReused(write.key);
  const count = await parts.node.transactionCount(stored.signer);
  if (stored.nonce >= count && !(await parts.node.knows(stored.hash))) {
    await parts.store.markSent(stored.id);
    await sendTransaction(parts.node, stored.raw);
  }
  return stored;
}

/**
 * The chain's count of our transactions. Where it is below what was seen mined, the chain lost some (a reorg, a
 * restored node): contracts may be missing, and an estimate made now would be wrong. What is settled was looked up before.
 */
async function countOfWholeChain(parts: WriterParts, highestSettled: number): Promise<number> {
  const count = await parts.node.transactionCount(parts.signer.address);
  if (count > highestSettled) return count;
  await resendMissing(parts);
  throw new ChainBehind();
}

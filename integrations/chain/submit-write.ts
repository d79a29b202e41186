import { Transaction } from "ethers";
import type { StoredTransaction } from "../../domain/chain-transaction-store.ts";
import { ChainBehind, KeyReused, TransactionReverted } from "./chain-error.ts";
import type { ChainWrite } from "./chain-write.ts";
import { resendMissing } from "./resend-missing.ts";
import { sendTransaction } from "./send-transaction.ts";
import type { WriterParts } from "./writer-parts.ts";

/** Nothing in it is secret: it may enter a workflow's history. */
export interface SubmittedWrite {
  id: string;
  key: string;
  hash: string;
  nonce: number;
}

export async function submitWrite(parts: WriterParts, write: ChainWrite): Promise<SubmittedWrite> {
  const earlier = await parts.store.find(parts.signer, write.key);
  if (earlier) return pickUp(parts, write, earlier);

  const { node, store, signer, key } = parts;
  const [count, fees] = await Promise.all([countOfWholeChain(parts), parts.fees()]);
  const gasLimit = await gasLimitUnlessMade(parts, write);
  if (typeof gasLimit !== "bigint") return pickUp(parts, write, gasLimit);
  let signedHere = false;
  const stored = await parts.queue(() =>
    store.reserve(signer, write, count, (nonce) => {
      signedHere = true;
      return key.sign(
        Transaction.from({
          type: 2,
          chainId: signer.chainId,
          nonce,
          to: write.to,
          data: write.data,
          gasLimit,
          ...fees,
        }),
      );
    }),
  );
  // Another process was first with this key.
  if (!signedHere) return pickUp(parts, write, stored);
  // Underpriced here means that fees jumped a moment ago: the sweep sends it again at a better price.
  await sendTransaction(node, stored.raw);
  return describe(stored);
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
): Promise<SubmittedWrite> {
  if (stored.to !== write.to || stored.data !== write.data) throw new KeyReused(write.key);
  const count = await parts.node.transactionCount(parts.signer.address);
  if (stored.nonce >= count && !(await parts.node.knows(stored.hash))) {
    await parts.store.markSent(stored.id);
    await sendTransaction(parts.node, stored.raw);
  }
  return describe(stored);
}

/**
 * The chain's count of our transactions. Where it is below what was seen mined, the chain lost some (a reorg, a
 * restored node): contracts may be missing, and an estimate made now would be wrong.
 */
async function countOfWholeChain(parts: WriterParts): Promise<number> {
  // In this order: what is settled is counted already, unless the chain lost it.
  const settled = await parts.store.highestSettled(parts.signer);
  const count = await parts.node.transactionCount(parts.signer.address);
  if (count > settled) return count;
  await resendMissing(parts);
  throw new ChainBehind();
}

function describe({ id, key, hash, nonce }: StoredTransaction): SubmittedWrite {
  return { id, key, hash, nonce };
}

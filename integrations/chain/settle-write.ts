import { Transaction } from "ethers";
import type { StoredTransaction } from "../../domain/chain-transaction-store.ts";
import type { Receipt } from "./receipt.ts";
import { findRevertReason } from "./revert-reason.ts";
import type { WriterParts } from "./writer-parts.ts";

export interface Settled {
  receipt: Receipt;
  revertedWith: string | undefined;
}

/** Looks for the receipt of any of the transactions signed for this write and records it. */
export async function settleWrite(
  parts: WriterParts,
  stored: StoredTransaction,
): Promise<Settled | undefined> {
  const receipt = await findReceipt(parts, stored);
  if (!receipt) return undefined;
  const revertedWith = receipt.succeeded ? undefined : await revertReason(parts, stored, receipt);
  const { hash, blockNumber, succeeded } = receipt;
  const recorded = stored.status !== "pending" && stored.hash === hash && stored.blockNumber === blockNumber;
  if (!recorded) {
    const outcome = { hash, blockNumber, succeeded, revertedWith: revertedWith ?? null };
    await parts.store.settle(stored.id, outcome);
  }
  return { receipt, revertedWith };
}

async function findReceipt(parts: WriterParts, stored: StoredTransaction): Promise<Receipt | undefined> {
  for (const { hash } of [stored, ...stored.replaced]) {
    const receipt = await parts.node.receipt(hash);
    if (receipt) return receipt;
  }
  return undefined;
}

async function revertReason(
  { node }: WriterParts,
  stored: StoredTransaction,
  receipt: Receipt,
): Promise<string | undefined> {
  if (stored.revertedWith) return stored.revertedWith;
  const { signer: from, to, data } = stored;
  const gas = Transaction.from(stored.raw).gasLimit;
  return findRevertReason(node, { from, to, data, gas }, receipt.blockNumber);
}

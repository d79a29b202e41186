import { Transaction } from "ethers";
import type { StoredTransaction } from "../../domain/chain-transaction-store.ts";
import { currentFees, type Fees, isBelow, raised } from "./fees.ts";
import { sendTransaction } from "./send-transaction.ts";
import type { WriterParts } from "./writer-parts.ts";

/** A transaction that offers this many times the present fees is not waiting for a better price. */
const ENOUGH = 4n;

/**
 * Signs the same transaction at a higher price, stores it and sends it. Whichever of the two is mined, the write is
 * made once, since they share a nonce. One behind others in the line is raised only if its own price is too low.
 */
export async function reprice(
  parts: WriterParts,
  stored: StoredTransaction,
  isNext: boolean,
): Promise<"repriced" | "left"> {
  const current = await currentFees(parts.node);
  const transaction = Transaction.from(stored.raw);
  const offered = feesOf(transaction);
  const worthwhile = isBelow(offered, isNext ? times(current, ENOUGH) : current);
  if (!worthwhile) return "left";
  Object.assign(transaction, raised(offered, current));
  const signed = parts.key.sign(transaction);
  // Another sweep may have been first; then its transaction counts and this one is dropped unsent.
  if (!(await parts.store.replace(stored.id, stored.hash, signed))) return "left";
  await sendTransaction(parts.node, signed.raw);
  return "repriced";
}

function feesOf(transaction: Transaction): Fees {
  return {
    maxFeePerGas: transaction.maxFeePerGas ?? 0n,
    maxPriorityFeePerGas: transaction.maxPriorityFeePerGas ?? 0n,
  };
}

function times(fees: Fees, factor: bigint): Fees {
  return {
    maxFeePerGas: fees.maxFeePerGas * factor,
    maxPriorityFeePerGas: fees.maxPriorityFeePerGas * factor,
  };
}

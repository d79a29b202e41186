import { setTimeout as sleep } from "node:timers/promises";
import type { StoredTransaction } from "../../domain/chain-transaction-store.ts";
import { NonceTaken, TransactionPending } from "./chain-error.ts";
import { sendHeadOfLine } from "./send-head-of-line.ts";
import { sendTransaction } from "./send-transaction.ts";
import { type Settled, settleWrite } from "./settle-write.ts";
import { whoUsedNonce } from "./who-used-nonce.ts";
import type { WriterParts } from "./writer-parts.ts";

/** A local chain has mined it by then; asked any sooner it would only be asked once more. */
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 2_000;
const REPLACEABLE_AFTER_MS = 100;
const LOST_AFTER_MS = 1_000;
/** No node lags behind the others for so long: by then a nonce without a receipt of ours is another's, proven or not. */
const LAGS_AT_MOST_MS = 3_600_000;

/** Asks for the receipt at growing intervals: a local chain answers at once, others make a block in seconds. */
export async function waitForTransaction(
  parts: WriterParts,
  submitted: StoredTransaction,
  timeoutMs: number,
): Promise<Settled> {
  const deadline = Date.now() + timeoutMs;
  let stored = submitted;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
    await sleep(Math.min(pause, Math.max(0, deadline - Date.now())));
    // A sweep may have replaced the transaction, though not within the first moments.
    if (pause > REPLACEABLE_AFTER_MS) stored = await present(parts, stored);
    // Nor does the sweep have to come by for one that the node lost.
    if (pause > LOST_AFTER_MS) {
      if (!(await parts.node.knows(stored.hash))) await sendTransaction(parts.node, stored.raw);
      await sendHeadOfLine(parts);
    }
    const settled = await settleWrite(parts, stored);
    if (settled) return settled;
    if (Date.now() >= deadline) return lastLook(parts, await present(parts, stored));
  }
}

/** Not mined in time: because it waits, because the node lags, or because its nonce is another's. */
async function lastLook(parts: WriterParts, stored: StoredTransaction): Promise<Settled> {
  const { node } = parts;
  const isUsed = (await node.transactionCount(stored.signer)) > stored.nonce;
  // It may have been mined between the two questions.
  const settled = isUsed ? await settleWrite(parts, stored) : undefined;
  if (settled) return settled;
  if (!isUsed) throw new TransactionPending(stored.hash);
  const user = await whoUsedNonce(node, stored);
  const isOld = Date.now() - stored.sentAt.getTime() > LAGS_AT_MOST_MS;
  if (user === "another") await parts.store.giveUpNonce(stored.id);
  if (user === "another" || (user === "unknown" && isOld))
    throw new NonceTaken(stored.nonce, user === "another");
  throw new TransactionPending(stored.hash);
}

/** As it is stored now. */
async function present(parts: WriterParts, stored: StoredTransaction): Promise<StoredTransaction> {
  return (await parts.store.find(parts.signer, stored.key))?.transaction ?? stored;
}

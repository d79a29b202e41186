import type { StoredTransaction } from "../../domain/chain-transaction-store.ts";
import { reprice } from "./reprice.ts";
import { sendTransaction } from "./send-transaction.ts";
import { settleWrite } from "./settle-write.ts";
import type { WriterParts } from "./writer-parts.ts";

export interface Sweep {
  checked: number;
  resent: number;
  repriced: number;
}

const PAGE = 200;

/**
 * Whatever is stored with a nonce that the chain has not reached and that the node does not hold is broadcast again,
 * lowest nonce first. This covers a crash between commit and broadcast, a reorg, a chain that lost its last seconds,
 * and one that lost everything: the same transactions in the same order make the same state.
 */
export async function resendMissing(parts: WriterParts): Promise<Sweep> {
  const { node, store, signer } = parts;
  const sweep: Sweep = { checked: 0, resent: 0, repriced: 0 };
  const count = await node.transactionCount(signer.address);
  for (const stored of await store.pendingBelow(signer, count, PAGE)) {
    sweep.checked += 1;
    await settleWrite(parts, stored);
  }
  for (let from = count; ; ) {
    const page = await store.fromNonce(signer, from, PAGE);
    for (const stored of page) {
      sweep.checked += 1;
      const done = await attend(parts, stored, stored.nonce === count);
      if (done !== "left") sweep[done] += 1;
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE) return sweep;
    from = last.nonce + 1;
  }
}

async function attend(
  parts: WriterParts,
  stored: StoredTransaction,
  isNext: boolean,
): Promise<"resent" | "repriced" | "left"> {
  if (await parts.node.knows(stored.hash)) {
    const stuck = Date.now() - stored.sentAt.getTime() >= parts.stuckAfterMs;
    return stuck ? reprice(parts, stored, isNext) : "left";
  }
  await parts.store.markSent(stored.id);
  const answer = await sendTransaction(parts.node, stored.raw);
  return answer === "underpriced" ? reprice(parts, stored, true) : "resent";
}

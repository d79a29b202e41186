import { sendTransaction } from "./send-transaction.ts";
import type { WriterParts } from "./writer-parts.ts";

/**
 * Nothing is mined before what has the nonce before it. Whoever stored that one may have died, or given up on a slow node,
 * before it was sent; those who wait behind it send it themselves rather than wait for the sweep.
 */
export async function sendHeadOfLine(parts: WriterParts): Promise<void> {
  const { node, store, signer } = parts;
  const [head] = await store.fromNonce(signer, await node.transactionCount(signer.address), 1);
  if (head && !(await node.knows(head.hash))) await sendTransaction(node, head.raw);
}

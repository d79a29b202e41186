import type { StoredTransaction } from "../../domain/chain-transaction-store.ts";
import type { ChainNode } from "./chain-node.ts";
import { NodeRefusal } from "./node-refusal.ts";

/**
 * Whose transaction the chain took for this nonce: looked up in the block that took it, since a missing receipt proves
 * nothing. Behind a load balancer one node may have counted a transaction that the next one has not seen yet.
 */
export async function whoUsedNonce(
  node: ChainNode,
  stored: StoredTransaction,
): Promise<"we" | "another" | "unknown"> {
  try {
    const { signer, nonce } = stored;
    const block = await blockThatUsed(node, signer, nonce);
    const hash = block === undefined ? undefined : await node.transactionIn(block, signer, nonce);
    if (hash === undefined) return "unknown";
    return [stored, ...stored.replaced].some((one) => one.hash === hash) ? "we" : "another";
  } catch (error) {
    // A node that does not have that block yet, or no longer has its state.
    if (error instanceof NodeRefusal) return "unknown";
    throw error;
  }
}

/** Goes back in growing steps to a block before it, then halves the way; nonces in use lie a few blocks back. */
async function blockThatUsed(node: ChainNode, address: string, nonce: number): Promise<number | undefined> {
  const isUsedAt = async (block: number) => (await node.transactionCount(address, block)) > nonce;
  let used = await node.blockNumber();
  if (!(await isUsedAt(used))) return undefined;
  let unused = -1;
  for (let step = 1; used > 0; step *= 2) {
    const earlier = Math.max(0, used - step);
    if (!(await isUsedAt(earlier))) {
      unused = earlier;
      break;
    }
    used = earlier;
  }
  while (used - unused > 1) {
    const middle = Math.floor((used + unused) / 2);
    if (await isUsedAt(middle)) used = middle;
    else unused = middle;
  }
  return used;
}

import { WrongChain } from "./chain-error.ts";
import type { ChainNode } from "./chain-node.ts";

/** Cheap enough for every health check: two small requests, side by side. */
export async function chainHealth(node: ChainNode): Promise<{ chainId: number; blockNumber: number }> {
  const [chainId, blockNumber] = await Promise.all([node.chainId(), node.blockNumber()]);
  return { chainId, blockNumber };
}

/** The node's chain id; a transaction signed for another chain would be valid there. */
export async function checkedChainId(node: ChainNode, expected: number | undefined): Promise<number> {
  const actual = await node.chainId();
  if (expected !== undefined && expected !== actual) throw new WrongChain(expected, actual);
  return actual;
}

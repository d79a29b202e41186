import { ChainError } from "./chain-error.ts";
import { type ChainNode, createChainNode } from "./chain-node.ts";

/** The chains that can be asked something, by their ids. */
export interface ChainNodes {
  /** The node of this chain, or undefined where there is no RPC for it. */
  find(chainId: number): Promise<ChainNode | undefined>;
}

/** Those of RPC_URLS, and the one that requests are registered on. What a node says its chain is counts, not what it is filed under. */
export function createChainNodes(options: {
  readonly registration: ChainNode;
  readonly urls: ReadonlyMap<number, string>;
  readonly timeoutMs: number;
}): ChainNodes {
  const { registration, urls, timeoutMs } = options;
  const nodes = new Map([...urls].map(([id, url]) => [id, createChainNode({ url, timeoutMs })]));
  const checked = new Map<number, ChainNode>();
  return {
    async find(chainId) {
      const known = checked.get(chainId);
      if (known) return known;
      const node = nodes.get(chainId) ?? registration;
      const actual = await node.chainId();
      if (actual === chainId) checked.set(chainId, node);
      else if (node !== registration)
        throw new ChainError(`RPC_URLS names an address for chain ${chainId} that serves ${actual}.`, false);
      return checked.get(chainId);
    },
  };
}

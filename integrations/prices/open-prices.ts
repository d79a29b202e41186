import { createChainNode } from "../chain/chain-node.ts";
import { createAaveOracle } from "./aave-oracle.ts";
import table from "./aave-oracles.json" with { type: "json" };
import { createHttpPrices } from "./http-prices.ts";
import type { PriceReader } from "./price-reader.ts";

const TIMEOUT_MS = 3000;

/** The source that PRICE_SOURCE names; undefined for `none`. */
export function openPrices(source: string, rpcUrls: ReadonlyMap<number, string>): PriceReader | undefined {
  if (source === "none") return undefined;
  if (source !== "aave-oracle") return createHttpPrices({ url: source });
  const nodes = new Map(
    [...rpcUrls].map(([chainId, url]) => [chainId, createChainNode({ url, timeoutMs: TIMEOUT_MS })]),
  );
  const right = new Set<number>();
  return createAaveOracle({
    oracles: table.oracles,
    async nodeOf(chainId) {
      const node = nodes.get(chainId);
      // Another chain's node would tell another chain's prices.
      if (node && !right.has(chainId)) {
        if ((await node.chainId()) !== chainId)
          throw new Error(`RPC_URLS names another chain's node for ${chainId}.`);
        right.add(chainId);
      }
      return node;
    },
  });
}

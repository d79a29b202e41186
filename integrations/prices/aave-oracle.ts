import { Interface } from "ethers";
import { ChainError, ChainUnreachable } from "../chain/chain-error.ts";
import type { ChainNode } from "../chain/chain-node.ts";
import { readContract } from "../chain/contract-call.ts";
import { createFeedAges } from "./feed-ages.ts";
import { type Contract, isFresh, type PriceReader } from "./price-reader.ts";

const ABI = new Interface([
  "function getSourceOfAsset(address asset) view returns (address)",
  "function getAssetsPrices(address[] assets) view returns (uint256[])",
]);
/** Aave V3 counts in dollars of eight decimals on every chain. */
const UNIT = 1e8;
const NOBODY = `0x${"0".repeat(40)}`;

export interface AaveOracleOptions {
  /** A chain's node; undefined where there is none. */
  nodeOf(chainId: number): Promise<ChainNode | undefined>;
  /** The oracle contract by chain id. */
  oracles: Readonly<Record<string, string>>;
  now?: () => number;
}

/**
 * The prices that Aave V3 lends by. The oracle itself does not look at the age of its feeds, so that is done here: an asset
 * whose feeds are too old, or do not say how old they are, has no price, as has one that Aave does not list.
 */
export function createAaveOracle({ nodeOf, oracles, now = Date.now }: AaveOracleOptions): PriceReader {
  const ages = createFeedAges();
  return {
    name: "aave-oracle",
    async read(chainId, contracts) {
      const oracle = oracles[chainId];
      const node = oracle === undefined ? undefined : await nodeOf(chainId);
      if (oracle === undefined || !node) return new Map();
      const listed: Contract[] = [];
      await Promise.all(
        contracts.map(async (contract) => {
          const [source] = await readContract(node, ABI, oracle, "getSourceOfAsset", [contract]);
          if (source === NOBODY) return;
          const updatedAt = await ages.oldest(node, chainId, String(source));
          if (updatedAt !== undefined && isFresh(updatedAt, now())) listed.push(contract);
        }),
      );
      if (listed.length === 0) return new Map();
      const [prices] = await readContract(node, ABI, oracle, "getAssetsPrices", [listed]).catch(ofNoPrice);
      return new Map(
        listed.flatMap((contract, index) => {
          const price = Number(prices?.[index] ?? 0n) / UNIT;
          return price > 0 ? [[contract, price] as const] : [];
        }),
      );
    },
  };
}

/** A contract that refuses has no price to tell; a node that is away is another matter. */
function ofNoPrice(error: unknown): readonly [readonly bigint[]] {
  if (error instanceof ChainUnreachable || !(error instanceof ChainError)) throw error;
  return [[]];
}

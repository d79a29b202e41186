import { Interface } from "ethers";
import { ChainError, ChainUnreachable } from "../chain/chain-error.ts";
import type { ChainNode } from "../chain/chain-node.ts";
import { readContract } from "../chain/contract-call.ts";

const FEED = new Interface([
  "function latestRoundData() view returns (uint80 roundId, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound)",
]);
/** By these Aave's adapters, which cap a price or join two, name the feeds that they stand on. */
const PARTS = ["ASSET_TO_USD_AGGREGATOR", "BASE_TO_USD_AGGREGATOR", "ASSET_TO_PEG", "PEG_TO_BASE"] as const;
const ADAPTER = new Interface(PARTS.map((name) => `function ${name}() view returns (address)`));
/** An adapter on an adapter on a feed is the most that there is. */
const MOST_STOREYS = 3;

/** When the oldest of the feeds behind a price was last written, in Unix seconds; undefined where one of them does not say. */
export function createFeedAges() {
  /** What an adapter stands on is fixed when it is deployed. */
  const known = new Map<string, readonly string[]>();

  async function feedsOf(node: ChainNode, source: string, storey = 0): Promise<string[]> {
    const parts = await Promise.all(PARTS.map((name) => answerOf(node, ADAPTER, source, name)));
    const named = parts.flatMap((answer) => (answer ? [String(answer[0])] : []));
    if (named.length === 0) return [source];
    if (storey === MOST_STOREYS) return [];
    return (await Promise.all(named.map((part) => feedsOf(node, part, storey + 1)))).flat();
  }

  return {
    async oldest(node: ChainNode, chainId: number, source: string): Promise<number | undefined> {
      const key = `${chainId} ${source}`;
      const feeds = known.get(key) ?? (await feedsOf(node, source));
      known.set(key, feeds);
      const rounds = await Promise.all(feeds.map((feed) => answerOf(node, FEED, feed, "latestRoundData")));
      const times = rounds.map((round) => (round ? Number(round.updatedAt) : undefined));
      if (times.length === 0 || times.includes(undefined)) return undefined;
      return Math.min(...times.filter((time) => time !== undefined));
    },
  };
}

/** What a contract answers, undefined where it has no such function. */
async function answerOf(node: ChainNode, abi: Interface, contract: string, name: string) {
  try {
    return await readContract(node, abi, contract, name, []);
  } catch (error) {
    if (error instanceof ChainUnreachable || !(error instanceof ChainError)) throw error;
    return undefined;
  }
}

import { id, JsonRpcProvider } from "ethers";

const EVENTS = {
  created: "RequestCreated(bytes32,address,string)",
  decided: "RequestStatusSet(bytes32,uint8,string)",
} as const;

export type EventCounts = Record<keyof typeof EVENTS, number>;

/** How often the chain's logs tell of each request, over all blocks. */
export async function countChainEvents(
  chainPort: number,
  requestHashes: readonly string[],
): Promise<EventCounts[]> {
  const chain = new JsonRpcProvider(`http://127.0.0.1:${chainPort}`);
  const countAll = async (event: string) => {
    const logs = await chain.getLogs({ fromBlock: 0, topics: [id(event)] });
    return Map.groupBy(logs, ({ topics }) => topics[1]);
  };
  try {
    const [created, decided] = await Promise.all([countAll(EVENTS.created), countAll(EVENTS.decided)]);
    return requestHashes.map((hash) => ({
      created: created.get(hash)?.length ?? 0,
      decided: decided.get(hash)?.length ?? 0,
    }));
  } finally {
    chain.destroy();
  }
}

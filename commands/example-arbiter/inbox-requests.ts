import { agentInboxAbi } from "../../integrations/chain/artefacts.ts";
import { createJsonRpc } from "../../integrations/chain/json-rpc.ts";
import { quantity, toQuantity } from "../../integrations/chain/quantity.ts";

export interface RegisteredRequest {
  readonly requestHash: string;
  readonly requestCid: string;
}

/** What public nodes answer about at once. */
const MOST_BLOCKS = 1000;
/** Whoever was away for longer looks further back. */
const LOOKED_BACK = 10_000;

const TOPIC = agentInboxAbi.getEvent("RequestCreated")?.topicHash ?? "";

/** The requests of one inbox in the order of their registration; each call answers some of those since the one before. */
export function createInboxReader(options: { rpcUrl: string; inbox: string; timeoutMs: number }) {
  const rpc = createJsonRpc(options.rpcUrl, options.timeoutMs);
  let next: number | undefined;
  return async (): Promise<RegisteredRequest[]> => {
    const head = Number(quantity(await rpc("eth_blockNumber", [])));
    next ??= Math.max(0, head - LOOKED_BACK);
    if (next > head) return [];
    const last = Math.min(head, next + MOST_BLOCKS - 1);
    const logs = await rpc("eth_getLogs", [
      { fromBlock: toQuantity(next), toBlock: toQuantity(last), address: options.inbox, topics: [TOPIC] },
    ]);
    next = last + 1;
    return (logs as { topics: string[]; data: string }[]).flatMap(readLog);
  };
}

function readLog(log: { topics: string[]; data: string }): RegisteredRequest[] {
  const { requestHash, requestCID } = agentInboxAbi.parseLog(log)?.args.toObject() ?? {};
  return requestHash ? [{ requestHash: String(requestHash), requestCid: String(requestCID) }] : [];
}

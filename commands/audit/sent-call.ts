import { createJsonRpc } from "../../integrations/chain/json-rpc.ts";

export interface SentCall {
  readonly to: string | null;
  readonly data: string;
}

/** What a transaction on the chain called; undefined where the chain knows no such transaction. */
export type ReadSentCall = (hash: string) => Promise<SentCall | undefined>;

export function createSentCallReader(options: { url: string; timeoutMs: number }): ReadSentCall {
  const rpc = createJsonRpc(options.url, options.timeoutMs);
  return async (hash) => {
    const answer = await rpc("eth_getTransactionByHash", [hash]);
    if (answer === null) return undefined;
    const { to, input } = answer as { to?: unknown; input?: unknown };
    return { to: typeof to === "string" ? to : null, data: typeof input === "string" ? input : "0x" };
  };
}

import { ChainUnreachable } from "./chain-error.ts";
import { createHttpPost } from "./http-post.ts";
import { NodeRefusal } from "./node-refusal.ts";

/** One request to the node: its `result`, a NodeRefusal for its `error`, ChainUnreachable for all else. */
export type JsonRpc = (method: string, params: readonly unknown[]) => Promise<unknown>;

/**
 * Plain requests rather than a library's provider: nothing polls, batches or tries again behind our back, and no
 * error is built from the address.
 */
export function createJsonRpc(url: string, timeoutMs: number): JsonRpc {
  const post = createHttpPost(url, timeoutMs);
  return async (method, params) => {
    const answer = parse(await post(JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })));
    if (typeof answer !== "object" || answer === null) throw new ChainUnreachable("no JSON-RPC answer");
    if ("error" in answer && answer.error) throw refusalOf(answer.error);
    if (!("result" in answer)) throw new ChainUnreachable("no JSON-RPC answer");
    return answer.result;
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ChainUnreachable("no JSON-RPC answer");
  }
}

function refusalOf(error: unknown): NodeRefusal {
  const { code, message, data } = error as { code?: unknown; message?: unknown; data?: unknown };
  return new NodeRefusal(
    typeof code === "number" ? code : undefined,
    typeof message === "string" ? message : "",
    // Some nodes wrap the revert data once more.
    typeof data === "object" && data !== null && "data" in data ? data.data : data,
  );
}

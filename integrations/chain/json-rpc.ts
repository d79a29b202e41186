import { ChainUnreachable } from "./chain-error.ts";
import { NodeRefusal } from "./node-refusal.ts";

/** One request to the node: its `result`, a NodeRefusal for its `error`, ChainUnreachable for all else. */
export type JsonRpc = (method: string, params: readonly unknown[]) => Promise<unknown>;

/**
 * Plain requests rather than a library's provider: nothing polls, batches or tries again behind our back, and no
 * error is built from the address.
 */
export function createJsonRpc(url: string, timeoutMs: number): JsonRpc {
  const { address, headers } = withoutUserInfo(url);
  return async (method, params) => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
    const answer = await post(address, headers, body, timeoutMs);
    if (typeof answer !== "object" || answer === null) throw new ChainUnreachable("no JSON-RPC answer");
    if ("error" in answer && answer.error) throw refusalOf(answer.error);
    if (!("result" in answer)) throw new ChainUnreachable("no JSON-RPC answer");
    return answer.result;
  };
}

async function post(
  address: string,
  headers: Record<string, string>,
  body: string,
  timeoutMs: number,
): Promise<unknown> {
  let status = 0;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(address, { method: "POST", headers, body, signal });
    status = response.status;
    const text = await response.text();
    if (response.ok) return JSON.parse(text);
  } catch (error) {
    const timedOut = error instanceof Error && error.name === "TimeoutError";
    if (timedOut) throw new ChainUnreachable(`no answer within ${timeoutMs} ms`);
    throw new ChainUnreachable(status === 0 ? "no connection" : "no JSON-RPC answer");
  }
  throw new ChainUnreachable(`HTTP ${status}`);
}

/** fetch refuses an address with a user in it, and RPC vendors hand those out. */
function withoutUserInfo(url: string): { address: string; headers: Record<string, string> } {
  const parsed = new URL(url);
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (parsed.username || parsed.password) {
    const user = `${decodeURIComponent(parsed.username)}:${decodeURIComponent(parsed.password)}`;
    headers.authorization = `Basic ${Buffer.from(user).toString("base64")}`;
    parsed.username = "";
    parsed.password = "";
  }
  return { address: parsed.href, headers };
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

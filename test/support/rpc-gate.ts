import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type GateAnswer = { readonly result: unknown } | { readonly refusal: string };

export interface RpcGate {
  /** Any path is forwarded, so that one may hold a secret, as RPC vendors' addresses do. */
  url: string;
  /** Methods whose requests are cut off before they reach the node. */
  readonly cut: Set<string>;
  /** Methods that reach the node but are never answered. */
  readonly silent: Set<string>;
  /** What a method answers instead of asking the node: a result, or the words of a refusal. */
  readonly instead: Map<string, (params: readonly unknown[]) => GateAnswer | undefined>;
  /** Runs before a request of a method is passed on. */
  readonly before: Map<string, () => Promise<unknown>>;
  /** How often each method was asked for. */
  readonly asked: Map<string, number>;
  close(): Promise<void>;
}

/** Stands between the service and its node and fails where a test says so. */
export async function openRpcGate(nodeUrl: string): Promise<RpcGate> {
  const cut = new Set<string>();
  const silent = new Set<string>();
  const instead: RpcGate["instead"] = new Map();
  const before = new Map<string, () => Promise<unknown>>();
  const asked = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const { method, params } = JSON.parse(body) as { method: string; params: unknown[] };
    asked.set(method, (asked.get(method) ?? 0) + 1);
    await before.get(method)?.();
    if (cut.has(method)) return void request.socket.destroy();
    const headers = { "content-type": "application/json" };
    const own = instead.get(method)?.(params);
    if (own) return void response.writeHead(200, headers).end(answerText(own));
    const answer = await fetch(nodeUrl, { method: "POST", headers, body }).catch(() => undefined);
    if (silent.has(method)) return;
    response.writeHead(answer?.status ?? 502, headers).end(await answer?.text());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    cut,
    silent,
    instead,
    before,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answerText(own: GateAnswer): string {
  const body = "result" in own ? own : { error: { code: -32000, message: own.refusal } };
  return JSON.stringify({ jsonrpc: "2.0", id: 1, ...body });
}

import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import {
  type CallToolResult,
  LoggingMessageNotificationSchema,
  type Progress,
} from "@modelcontextprotocol/sdk/types.js";

export interface VerdictNews {
  requestHash: string;
  decision: string;
  status: string;
}

export interface McpClient {
  readonly client: Client;
  readonly sessionId: string;
  /** What came on the session's stream, in order. */
  readonly heard: VerdictNews[];
  call(
    name: string,
    args: Record<string, unknown>,
    onProgress?: (message: string) => void,
  ): Promise<CallToolResult>;
  /** Waits until it has heard that. */
  hears(isIt: (news: VerdictNews) => boolean): Promise<VerdictNews>;
  close(): Promise<void>;
}

/** The SDK's own client, connected; `where` is asked before each request, so that it can move between replicas. */
export async function mcpClient(where: () => string, headers: Record<string, string>): Promise<McpClient> {
  const transport = new StreamableHTTPClientTransport(new URL(`${where()}/mcp`), {
    requestInit: { headers },
    fetch: (url, init) => fetch(String(url).replace(/^http:\/\/[^/]+/, where()), init),
    reconnectionOptions: {
      initialReconnectionDelay: 50,
      maxReconnectionDelay: 500,
      reconnectionDelayGrowFactor: 1.5,
      maxRetries: 50,
    },
  });
  const client = new Client({ name: "a test", version: "1" });
  const heard: VerdictNews[] = [];
  client.setNotificationHandler(LoggingMessageNotificationSchema, ({ params }) => {
    if (params.logger === "countersign") heard.push(params.data as VerdictNews);
  });
  await client.connect(transport);
  return {
    client,
    sessionId: transport.sessionId ?? "",
    heard,
    async call(name, args, onProgress) {
      const options = onProgress && {
        onprogress: ({ message = "" }: Progress) => onProgress(message),
      };
      return (await client.callTool({ name, arguments: args }, undefined, options)) as CallToolResult;
    },
    async hears(isIt) {
      for (const deadline = Date.now() + 100_000; ; await sleep(20)) {
        const news = heard.find(isIt);
        if (news) return news;
        if (Date.now() > deadline) throw new Error(`heard only ${JSON.stringify(heard)}`);
      }
    },
    close: () => client.close(),
  };
}

export const textOf = ({ content }: CallToolResult) => (content[0]?.type === "text" ? content[0].text : "");

const MCP_HEADERS = {
  "content-type": "application/json",
  accept: "application/json, text/event-stream",
};

/** The status of a request without a body, with headers that `fetch` would not send, such as Host. */
export function statusWith(url: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(`${url}/mcp`, { method: "DELETE", headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end();
  });
}

/** One request by hand, with whatever a test changes about it. */
export function postMcp(
  url: string,
  message: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = typeof message === "string" ? message : JSON.stringify(message);
  return fetch(`${url}/mcp`, { method: "POST", body, headers: { ...MCP_HEADERS, ...headers } });
}

export const INITIALIZE = {
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "a test", version: "1" } },
};

/** A new session's id. */
export async function initialize(url: string, headers: Record<string, string>): Promise<string> {
  const response = await postMcp(url, INITIALIZE, headers);
  if (response.status !== 200)
    throw new Error(`initialize answered ${response.status}: ${await response.text()}`);
  return response.headers.get("mcp-session-id") ?? "";
}

import type { IncomingHttpHeaders } from "node:http";

const PASSED_ON = ["content-type", "accept", "mcp-protocol-version", "mcp-method", "mcp-name"];

/** A POST to /mcp as the SDK's second generation takes it, without its credential and without its body, which is read already. */
export function asWebRequest(headers: IncomingHttpHeaders, baseUrl: string, signal: AbortSignal): Request {
  const passed = PASSED_ON.flatMap((name): [string, string][] =>
    headers[name] === undefined ? [] : [[name, String(headers[name])]],
  );
  return new Request(`${baseUrl}/mcp`, { method: "POST", headers: passed, signal });
}

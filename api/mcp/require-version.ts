import type { IncomingHttpHeaders } from "node:http";
import { SUPPORTED_PROTOCOL_VERSIONS } from "@modelcontextprotocol/sdk/types.js";
import { badRequest } from "../refusal.ts";

/** Clients before revision 2025-06-18 send none. */
export function requireVersion(headers: IncomingHttpHeaders): void {
  const version = headers["mcp-protocol-version"];
  if (version === undefined || SUPPORTED_PROTOCOL_VERSIONS.includes(String(version))) return;
  throw badRequest(`MCP-Protocol-Version must be one of ${SUPPORTED_PROTOCOL_VERSIONS.join(", ")}.`);
}

import type { Server } from "@modelcontextprotocol/sdk/server/index.js";
import type { Server as StatelessServer } from "@modelcontextprotocol/server";
import type { ServerContext } from "./server-context.ts";

/** What answers on /mcp, made anew for each request. */
export interface McpServers {
  /** In the revisions up to 2025-11-25, for a request of a session. */
  readonly createServer: (context: ServerContext) => Server;
  /** In revision 2026-07-28, which has no sessions. */
  readonly createStatelessServer: (context: ServerContext) => StatelessServer;
}

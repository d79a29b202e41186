import type { AnyRoute } from "../raw-route.ts";
import { createServer } from "./create-server.ts";
import { createStatelessServer } from "./create-stateless-server.ts";
import { deleteMcp } from "./delete-mcp.ts";
import { getMcp } from "./get-mcp.ts";
import type { McpServers } from "./mcp-servers.ts";
import { createPostMcp } from "./post-mcp.ts";

/** /mcp in front of whichever servers. */
export function createMcpRoutes(servers: McpServers): readonly AnyRoute[] {
  return [createPostMcp(servers), getMcp, deleteMcp];
}

export const mcpRoutes = createMcpRoutes({ createServer, createStatelessServer });

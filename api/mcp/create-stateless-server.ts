import { ProtocolError, ProtocolErrorCode, Server } from "@modelcontextprotocol/server";
import { instructionsFor, progressOf, SERVER_INFO, type ServerContext } from "./server-context.ts";
import { callTool } from "./tools/call-tool.ts";
import { NO_SUCH_TOOL, toolNamed, tools } from "./tools/tools.ts";

/** The tools are the same for as long as a version runs. */
const LIST_LASTS_MS = 300_000;

/** The service as a server of the SDK's second generation, for one request. */
export function createStatelessServer(context: ServerContext): Server {
  const server = new Server(SERVER_INFO, {
    capabilities: { tools: {} },
    instructions: instructionsFor(context),
    cacheHints: { "tools/list": { ttlMs: LIST_LASTS_MS, cacheScope: "private" } },
  });
  server.setRequestHandler("tools/list", () => ({ tools: tools.map(({ definition }) => definition) }));
  server.setRequestHandler("tools/call", ({ params }, { mcpReq }) => {
    const tool = toolNamed(params.name);
    if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, NO_SUCH_TOOL);
    const progress = progressOf(params._meta?.progressToken, context, mcpReq.notify);
    return callTool(tool, params.arguments ?? {}, { ...context, progress, cancelled: mcpReq.signal });
  });
  return server;
}

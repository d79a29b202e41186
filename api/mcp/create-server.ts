import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  type LoggingLevel,
  LoggingLevelSchema,
  McpError,
  SetLevelRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { setMcpLogLevel } from "../../db/mcp/mcp-sessions.ts";
import { instructionsFor, progressOf, SERVER_INFO, type ServerContext } from "./server-context.ts";
import { callTool } from "./tools/call-tool.ts";
import { NO_SUCH_TOOL, toolNamed, tools } from "./tools/tools.ts";

/** From the least severe on. */
const LEVELS: readonly LoggingLevel[] = LoggingLevelSchema.options;

/** The service as a server of the SDK's, for one request of a session. */
export function createServer(context: ServerContext): Server {
  const server = new Server(SERVER_INFO, {
    capabilities: { tools: {}, logging: {} },
    instructions: instructionsFor(context),
    jsonSchemaValidator: NONE,
  });
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ definition }) => definition),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }, { sendNotification, signal }) => {
    const tool = toolNamed(params.name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, NO_SUCH_TOOL);
    const progress = progressOf(params._meta?.progressToken, context, sendNotification);
    return callTool(tool, params.arguments ?? {}, { ...context, progress, cancelled: signal });
  });
  server.setRequestHandler(SetLevelRequestSchema, async ({ params }) => {
    const { deps, sessionHash } = context;
    if (sessionHash) await setMcpLogLevel(deps.database, sessionHash, LEVELS.indexOf(params.level));
    return {};
  });
  return server;
}

/** Nothing is ever asked of the client's user, whose answers it would check. */
const NONE = {
  getValidator: () => () => ({ valid: false, data: undefined, errorMessage: "not asked for" }) as const,
};

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
import { version } from "../service/version.ts";
import { callTool } from "./tools/call-tool.ts";
import type { ToolCall } from "./tools/tool.ts";
import { toolNamed, tools } from "./tools/tools.ts";

/** What calls of tools are made with, but for the progress of each. */
type ToolContext = Omit<ToolCall, "progress">;

/** From the least severe on. */
const LEVELS: readonly LoggingLevel[] = LoggingLevelSchema.options;

/** The service as a server of the SDK's, for one caller. */
export function createServer(context: ToolContext): Server {
  const server = new Server(
    { name: "countersign", title: "Countersign", version },
    {
      capabilities: { tools: {}, logging: {} },
      instructions: instructionsFor(context),
      jsonSchemaValidator: NONE,
    },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ definition }) => definition),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }, { sendNotification }) => {
    const tool = toolNamed(params.name);
    if (!tool)
      throw new McpError(ErrorCode.InvalidParams, `There is no tool with this name; tools/list names them.`);
    const progressToken = params._meta?.progressToken;
    const progress =
      progressToken === undefined
        ? undefined
        : (done: number, total: number, message: string) =>
            sendNotification({
              method: "notifications/progress",
              params: { progressToken, progress: done, total, message },
            });
    return callTool(tool, params.arguments ?? {}, { ...context, progress });
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

function instructionsFor({ caller }: ToolContext): string {
  const account = caller.address
    ? ` Your user's account, the escrowAddress of every request, is ${caller.address}.`
    : "";
  return (
    "Before you sign or send any blockchain transaction, submit it with requestVerification together with what your user asked for, in their words." +
    `${account} Go on only once its status is APPROVED; if it is REJECTED, do what the remedy says and submit it anew.`
  );
}

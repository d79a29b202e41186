import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  CompleteRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
  SetLevelRequestSchema,
  SubscribeRequestSchema,
  UnsubscribeRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import {
  MissingRequiredClientCapabilityError,
  ProtocolError,
  ProtocolErrorCode,
  Server as StatelessServer,
} from "@modelcontextprotocol/server";
import type { McpServers } from "../../api/mcp/mcp-servers.ts";
import {
  fixturePrompt,
  fixturePrompts,
  fixtureResources,
  fixtureTemplates,
  fixtureToolList,
  fixtureTools,
  NO_COMPLETION,
  readFixture,
} from "./fixture.ts";

const INFO = { name: "conformance fixture", version: "1" };
const CAPABILITIES = { tools: {}, prompts: {}, completions: {}, resources: {} };

/** Answer what the suite asks for, on the mount of the service. */
export const fixtureServers: McpServers = { createServer, createStatelessServer };

function createServer(): Server {
  const missing = (what: string) => new McpError(ErrorCode.InvalidParams, `There is no ${what}.`);
  const server = new Server(INFO, {
    capabilities: { ...CAPABILITIES, logging: {}, resources: { subscribe: true } },
  });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: fixtureToolList }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }, { sendNotification }) => {
    const tool = fixtureTools[params.name];
    if (!tool) throw missing("such tool");
    const notify = (notification: object) => sendNotification(notification as never);
    return tool.call({ progressToken: params._meta?.progressToken, notify });
  });
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: fixtureResources }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: fixtureTemplates,
  }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) => {
    const found = readFixture(params.uri);
    if (!found) throw missing("such resource");
    return found;
  });
  server.setRequestHandler(ListPromptsRequestSchema, () => ({ prompts: fixturePrompts }));
  server.setRequestHandler(GetPromptRequestSchema, ({ params }) => {
    const found = fixturePrompt(params.name, params.arguments ?? {});
    if (!found) throw missing("such prompt");
    return found;
  });
  server.setRequestHandler(CompleteRequestSchema, () => NO_COMPLETION);
  for (const taken of [SetLevelRequestSchema, SubscribeRequestSchema, UnsubscribeRequestSchema])
    server.setRequestHandler(taken, () => ({}));
  return server;
}

const plain = fixtureTools.test_simple_text;
/** What only the revision without sessions is tried with. */
const STATELESS_TOOLS: Readonly<Record<string, typeof plain>> = {
  test_missing_capability: plain,
  test_logging_tool: plain,
  test_streaming_elicitation: fixtureTools.test_tool_with_progress,
};

function createStatelessServer(): StatelessServer {
  const missing = (what: string) =>
    new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no ${what}.`);
  const server = new StatelessServer(INFO, { capabilities: { ...CAPABILITIES, logging: {} } });
  const statelessTools = Object.keys(STATELESS_TOOLS).map((name) => ({
    name,
    inputSchema: { type: "object" as const },
  }));
  server.setRequestHandler("tools/list", () => ({ tools: [...fixtureToolList, ...statelessTools] }));
  server.setRequestHandler("tools/call", async ({ params }, { mcpReq }) => {
    if (params.name === "test_missing_capability")
      throw new MissingRequiredClientCapabilityError({ requiredCapabilities: { sampling: {} } });
    if (params.name === "test_logging_tool") await mcpReq.log("info", "It has begun.");
    const tool = fixtureTools[params.name] ?? STATELESS_TOOLS[params.name];
    if (!tool) throw missing("such tool");
    const notify = (notification: object) => mcpReq.notify(notification as never);
    return (await tool.call({ progressToken: params._meta?.progressToken, notify })) as { content: [] };
  });
  server.setRequestHandler("resources/list", () => ({ resources: fixtureResources }));
  server.setRequestHandler("resources/templates/list", () => ({ resourceTemplates: fixtureTemplates }));
  server.setRequestHandler("resources/read", ({ params }) => {
    const found = readFixture(params.uri);
    if (!found) throw missing("such resource");
    return found;
  });
  server.setRequestHandler("prompts/list", () => ({ prompts: fixturePrompts }));
  server.setRequestHandler("prompts/get", ({ params }) => {
    const found = fixturePrompt(params.name, params.arguments ?? {});
    if (!found) throw missing("such prompt");
    return found;
  });
  server.setRequestHandler("completion/complete", () => NO_COMPLETION);
  return server;
}

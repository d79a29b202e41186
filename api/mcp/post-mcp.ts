import {
  CancelledNotificationSchema,
  ErrorCode,
  isJSONRPCRequest,
  type JSONRPCMessage,
  type JSONRPCRequest,
} from "@modelcontextprotocol/sdk/types.js";
import { isLegacyRequest } from "@modelcontextprotocol/server";
import { cancelMcpCall } from "../../db/mcp/cancel-call.ts";
import type { Caller } from "../auth/caller.ts";
import { requireScope } from "../auth/scope.ts";
import { JSON_RPC_ERROR } from "../error-shape.ts";
import { MCP_CALLS } from "../limits/limit.ts";
import { errorsOf } from "../problem.ts";
import { type RawCall, rawRoute } from "../raw-route.ts";
import { answerCall } from "./answer-call.ts";
import { answerStateless } from "./answer-stateless.ts";
import { asWebRequest } from "./as-web-request.ts";
import { exchange, type RpcAnswer } from "./exchange.ts";
import type { McpServers } from "./mcp-servers.ts";
import { openSession } from "./open-session.ts";
import { asMessage, faultOfParams, readObject } from "./read-message.ts";
import { refuseForeign } from "./refuse-foreign.ts";
import { requireAccept } from "./require-accept.ts";
import { holderOf, requireSession } from "./require-session.ts";
import { requireVersion } from "./require-version.ts";
import { EVENT_STREAM } from "./sse.ts";
import { createStreamPlace } from "./stream-place.ts";
import { toolCallOf } from "./tools/tool.ts";
import { toolNamed } from "./tools/tools.ts";
import { writeAnswer } from "./write-answer.ts";

const JSON_TYPE = "application/json";

export const createPostMcp = (servers: McpServers) =>
  rawRoute({
    method: "POST",
    path: "/mcp",
    summary:
      "Takes one MCP message: initialize opens a session, tools/call calls a tool, with or without one.",
    tag: "MCP",
    auth: ["oauth", "key"],
    limits: MCP_CALLS,
    crossOrigin: "mcp",
    errors: JSON_RPC_ERROR,
    refuseFirst: refuseForeign,
    takes: { mediaType: JSON_TYPE, description: "One JSON-RPC 2.0 message of the Model Context Protocol." },
    answers: {
      200: {
        mediaType: JSON_TYPE,
        description: `The JSON-RPC answer; of a call with a progress token as ${EVENT_STREAM}, after its progress.`,
      },
      202: { mediaType: JSON_TYPE, description: "Nothing: a notification or a response was taken." },
      ...errorsOf(JSON_RPC_ERROR.schema, 400, 401, 403, 404, 406, 413, 415, 429),
    },
    async handleRaw(call) {
      const { request, caller, body, signal, deps } = call;
      requireAccept(request.headers, JSON_TYPE, EVENT_STREAM);
      const parsed = await readObject(body);
      requireScopeOfTool(parsed, caller, deps.baseUrl);
      const asked = asWebRequest(request.headers, deps.baseUrl, signal);
      if (!(await isLegacyRequest(asked, parsed))) return answerStateless(asked, parsed, call, servers);
      const message = asMessage(parsed);
      if (isJSONRPCRequest(message)) return answerRequest(message, call, servers);
      return takeNotice(message, call);
    },
  });

type Posted = RawCall<Caller>;

/** Before anything is answered, so that it can be a 403 that tells a client which scope to ask for. */
function requireScopeOfTool(
  { method, params }: { method?: unknown; params?: { name?: unknown } },
  caller: Caller,
  baseUrl: string,
): void {
  const tool = method === "tools/call" ? toolNamed(String(params?.name)) : undefined;
  if (tool) requireScope(caller, tool.scope, baseUrl);
}

async function answerRequest(message: JSONRPCRequest, call: Posted, servers: McpServers): Promise<void> {
  const { request, caller, deps } = call;
  const isFirst = message.method === "initialize";
  const session = isFirst ? undefined : await requireSession(request.headers, caller, deps);
  if (session) requireVersion(request.headers);
  const fault = faultOfParams(message);
  if (fault) {
    const error = { code: ErrorCode.InvalidParams, message: fault };
    return writeAnswer(call, 200, { jsonrpc: "2.0", id: message.id, error });
  }
  if (session) return answerCall(message, { ...call, session }, servers);
  writeAnswer(call, 200, await initialize(message, call, servers));
}

async function initialize(
  message: JSONRPCRequest,
  call: Posted,
  { createServer }: McpServers,
): Promise<RpcAnswer> {
  const { deps, caller, response } = call;
  const place = createStreamPlace(deps.database, holderOf(caller));
  const server = createServer({ ...toolCallOf(call, undefined), place });
  const answer = await exchange(server, message, async () => {});
  if (!answer) throw new Error("an initialize that nobody can cancel was cancelled");
  if ("result" in answer) {
    const id = await openSession(caller, String(answer.result.protocolVersion), deps);
    response.setHeader("mcp-session-id", id);
  }
  return answer;
}

/** Notifications, and responses, which nobody asked for. */
async function takeNotice(
  message: JSONRPCMessage,
  { request, response, caller, deps }: Posted,
): Promise<void> {
  const { sessionHash } = await requireSession(request.headers, caller, deps);
  requireVersion(request.headers);
  const cancelled = CancelledNotificationSchema.safeParse(message);
  if (cancelled.success)
    await cancelMcpCall(deps.database, sessionHash, JSON.stringify(cancelled.data.params.requestId));
  response.writeHead(202).end();
}

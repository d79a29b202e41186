import { ErrorCode, isJSONRPCRequest, type JSONRPCRequest } from "@modelcontextprotocol/sdk/types.js";
import type { Caller } from "../auth/caller.ts";
import { requireScope } from "../auth/scope.ts";
import { JSON_RPC_ERROR } from "../error-shape.ts";
import { errorsOf } from "../problem.ts";
import { type RawCall, rawRoute } from "../raw-route.ts";
import { answerAsStream } from "./answer-as-stream.ts";
import { createServer } from "./create-server.ts";
import { exchange, type RpcAnswer } from "./exchange.ts";
import { openSession } from "./open-session.ts";
import { faultOfParams, readMessage } from "./read-message.ts";
import { refuseForeign } from "./refuse-foreign.ts";
import { requireAccept } from "./require-accept.ts";
import { requireSession } from "./require-session.ts";
import { requireVersion } from "./require-version.ts";
import { EVENT_STREAM } from "./sse.ts";
import { toolCallOf } from "./tools/tool.ts";
import { toolNamed } from "./tools/tools.ts";

const JSON_TYPE = "application/json";

export const postMcp = rawRoute({
  method: "POST",
  path: "/mcp",
  summary: "Takes one MCP message: initialize opens a session, tools/call calls a tool.",
  tag: "MCP",
  auth: ["oauth", "key"],
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
    const { request, response, caller, body, deps } = call;
    requireAccept(request.headers, JSON_TYPE, EVENT_STREAM);
    const message = await readMessage(body);
    if (isJSONRPCRequest(message) && message.method === "initialize")
      return writeAnswer(call, await initialize(message, call));
    const session = await requireSession(request.headers, caller, deps);
    requireVersion(request.headers);
    if (!isJSONRPCRequest(message)) return void response.writeHead(202).end();
    const fault = faultOfParams(message);
    if (fault) return writeAnswer(call, invalidParams(message, fault));
    requireScopeOfTool(message, caller, deps.baseUrl);
    if (wantsProgress(message)) return answerAsStream(message, { ...call, session });
    const server = createServer(toolCallOf(call, session.sessionHash));
    writeAnswer(call, await exchange(server, message, nobodyListens));
  },
});

type Posted = RawCall<Caller>;

async function initialize(message: JSONRPCRequest, call: Posted): Promise<RpcAnswer> {
  const fault = faultOfParams(message);
  if (fault) return invalidParams(message, fault);
  const answer = await exchange(createServer(toolCallOf(call, undefined)), message, nobodyListens);
  if ("result" in answer) {
    const id = await openSession(call.caller, String(answer.result.protocolVersion), call.deps);
    call.response.setHeader("mcp-session-id", id);
  }
  return answer;
}

const nobodyListens = async () => {};

function invalidParams({ id }: JSONRPCRequest, message: string): RpcAnswer {
  return { jsonrpc: "2.0", id, error: { code: ErrorCode.InvalidParams, message } };
}

/** Before anything is answered, so that it can be a 403 that tells a client which scope to ask for. */
function requireScopeOfTool({ method, params }: JSONRPCRequest, caller: Caller, baseUrl: string): void {
  const tool = method === "tools/call" ? toolNamed(String(params?.name)) : undefined;
  if (tool) requireScope(caller, tool.scope, baseUrl);
}

function wantsProgress({ method, params }: JSONRPCRequest): boolean {
  return method === "tools/call" && params?._meta?.progressToken !== undefined;
}

function writeAnswer({ response, tally }: Posted, answer: RpcAnswer): void {
  response
    .writeHead(200, {
      ...tally.headers(),
      "content-type": `${JSON_TYPE}; charset=utf-8`,
      "cache-control": "no-store",
    })
    .end(JSON.stringify(answer));
}

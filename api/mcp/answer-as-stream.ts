import { randomUUID } from "node:crypto";
import type { JSONRPCMessage, JSONRPCRequest } from "@modelcontextprotocol/sdk/types.js";
import { addWaitingCall } from "../../db/mcp/mcp-calls.ts";
import { addMcpEvent } from "../../db/mcp/mcp-events.ts";
import type { Caller } from "../auth/caller.ts";
import type { RawCall } from "../raw-route.ts";
import { createServer } from "./create-server.ts";
import { exchange } from "./exchange.ts";
import { followStream } from "./follow-stream.ts";
import type { McpSession } from "./require-session.ts";
import { toolCallOf } from "./tools/tool.ts";

interface Streamed extends RawCall<Caller> {
  readonly session: McpSession;
}

/**
 * Answers a call by a stream of its own, which the client can resume anywhere: all that is sent is stored, and the response
 * follows what is stored. The work goes on when the client goes.
 */
export async function answerAsStream(request: JSONRPCRequest, call: Streamed): Promise<void> {
  const { session, deps } = call;
  const stream = randomUUID();
  const keep = (message: JSONRPCMessage, last: boolean) =>
    addMcpEvent(deps.database, session.sessionHash, { stream, message: JSON.stringify(message), last });
  const requestId = JSON.stringify(request.id);
  const server = createServer({
    ...toolCallOf(call, session.sessionHash),
    noteWaiting: (record, waitMs) =>
      addWaitingCall(
        deps.database,
        session.sessionHash,
        { stream, requestId, record: JSON.stringify(record) },
        waitMs,
      ),
  });
  const done = exchange(server, request, async (notification) => void (await keep(notification, false)))
    .then((answer) => keep(answer, true))
    .catch((error: unknown) => deps.log.error({ err: error }, "a tool's answer could not be kept"));
  await followStream({ ...call, after: { stream, number: 0 } });
  await done;
}

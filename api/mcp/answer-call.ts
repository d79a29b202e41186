import { randomUUID } from "node:crypto";
import type { JSONRPCMessage, JSONRPCRequest } from "@modelcontextprotocol/sdk/types.js";
import { addMcpCall, noteCallWaits } from "../../db/mcp/mcp-calls.ts";
import { addMcpEvent } from "../../db/mcp/mcp-events.ts";
import type { Caller } from "../auth/caller.ts";
import type { RawCall } from "../raw-route.ts";
import { cancellationOf } from "./cancellation-of.ts";
import { exchange } from "./exchange.ts";
import { followStream } from "./follow-stream.ts";
import type { McpServers } from "./mcp-servers.ts";
import type { McpSession } from "./require-session.ts";
import { openEventStream } from "./sse.ts";
import { createStreamPlace } from "./stream-place.ts";
import { toolCallOf } from "./tools/tool.ts";
import { writeAnswer } from "./write-answer.ts";

interface SessionCall extends RawCall<Caller> {
  readonly session: McpSession;
}

/**
 * Answers a request of a session, by JSON; or, once the client is told anything before the answer, by a stream that it can
 * resume anywhere: all that is sent is stored, and the response follows what is stored. The work goes on when the client goes.
 */
export async function answerCall(
  request: JSONRPCRequest,
  call: SessionCall,
  { createServer }: McpServers,
): Promise<void> {
  const { session, deps, response } = call;
  const { database, log } = deps;
  const { sessionHash, holder } = session;
  const stream = randomUUID();
  const opened = Promise.withResolvers<"stream">();
  let isStream = false;
  const keep = (message: JSONRPCMessage, last: boolean) =>
    addMcpEvent(database, sessionHash, { stream, message: JSON.stringify(message), last });

  const place = createStreamPlace(database, holder);
  const cancellation = wantsProgress(request) ? cancellationOf(stream, sessionHash, deps) : undefined;
  try {
    if (cancellation)
      await addMcpCall(database, sessionHash, { stream, requestId: JSON.stringify(request.id) });
    const server = createServer({
      ...toolCallOf(call, sessionHash),
      place,
      noteWaiting: cancellation
        ? (record, waitMs) => noteCallWaits(database, stream, JSON.stringify(record), waitMs)
        : undefined,
    });
    const answered = exchange(
      server,
      request,
      async (notification) => {
        await keep(notification, false);
        isStream = true;
        opened.resolve("stream");
      },
      cancellation?.signal,
    );
    const first = await Promise.race([answered, opened.promise]);
    if (first !== "stream" && !isStream) {
      if (first) return writeAnswer(call, 200, first);
      openEventStream(response);
      return void response.end();
    }
    const kept = answered
      .then((answer) => answer && keep(answer, true))
      .catch((error: unknown) => log.error({ err: error }, "a tool's answer could not be kept"));
    await followStream({ ...call, place, after: { stream, number: 0 } });
    await kept;
  } finally {
    cancellation?.stop();
    await place.leave();
  }
}

function wantsProgress({ method, params }: JSONRPCRequest): boolean {
  return method === "tools/call" && params?._meta?.progressToken !== undefined;
}

import { createMcpHandler } from "@modelcontextprotocol/server";
import type { Caller } from "../auth/caller.ts";
import type { RawCall } from "../raw-route.ts";
import { isStillGood } from "./is-still-good.ts";
import type { McpServers } from "./mcp-servers.ts";
import { holderOf } from "./require-session.ts";
import { EVENT_STREAM, openEventStream, writeText } from "./sse.ts";
import { createStreamPlace, type StreamPlace } from "./stream-place.ts";
import { toolCallOf } from "./tools/tool.ts";
import { writeAnswer } from "./write-answer.ts";

/**
 * Answers a request in revision 2026-07-28: it carries all that is needed and belongs to no session. A client that goes has
 * cancelled it; what was recorded by then stays recorded.
 */
export async function answerStateless(
  request: Request,
  message: object,
  call: RawCall<Caller>,
  { createStatelessServer }: McpServers,
): Promise<void> {
  const { deps, caller } = call;
  const place = createStreamPlace(deps.database, holderOf(caller));
  const handler = createMcpHandler(() => createStatelessServer({ ...toolCallOf(call, undefined), place }), {
    legacy: "reject",
    keepAliveMs: deps.mcp.pace.silenceMs,
    onerror: (error) => deps.log.debug({ err: error }, "an MCP request was not answered"),
  });
  try {
    const answer = await handler.fetch(request, { parsedBody: message });
    if (answer.status >= 500) throw new Error(`the server of the SDK answered ${answer.status}`);
    if (answer.body && answer.headers.get("content-type")?.startsWith(EVENT_STREAM))
      await writeStream(answer.body, place, call);
    else if (answer.body) writeAnswer(call, answer.status, await answer.text());
    else call.response.writeHead(answer.status).end();
  } finally {
    await handler.close();
    await place.leave();
  }
}

/** Passes a stream on for as long as its credential is good. */
async function writeStream(
  body: ReadableStream<Uint8Array>,
  place: StreamPlace,
  { response, confirm, deps }: RawCall<Caller>,
): Promise<void> {
  openEventStream(response);
  // What the SDK writes by itself in silence has the credential looked at too.
  for await (const chunk of body) {
    if (response.closed || !(await isStillGood(confirm))) break;
    await place.keep();
    await writeText(response, chunk, deps.mcp.pace.patienceMs);
  }
  response.end();
}

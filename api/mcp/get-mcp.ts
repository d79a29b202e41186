import { randomUUID } from "node:crypto";
import { findWaitingCall } from "../../db/mcp/mcp-calls.ts";
import { SESSION_STREAM } from "../../db/mcp/mcp-events.ts";
import { takeSessionStream } from "../../db/mcp/session-stream.ts";
import { JSON_RPC_ERROR } from "../error-shape.ts";
import { MCP_CALLS } from "../limits/limit.ts";
import { errorsOf } from "../problem.ts";
import { rawRoute } from "../raw-route.ts";
import { readEventId } from "./event-id.ts";
import { finishCall } from "./finish-call.ts";
import { followStream } from "./follow-stream.ts";
import { refuseForeign } from "./refuse-foreign.ts";
import { requireAccept } from "./require-accept.ts";
import { requireSession } from "./require-session.ts";
import { requireVersion } from "./require-version.ts";
import { EVENT_STREAM } from "./sse.ts";
import { createStreamPlace } from "./stream-place.ts";
import { toolCallOf } from "./tools/tool.ts";

export const getMcp = rawRoute({
  method: "GET",
  path: "/mcp",
  summary: "The session's stream of notifications, or with Last-Event-ID the rest of any stream of it.",
  tag: "MCP",
  auth: ["oauth", "key"],
  limits: MCP_CALLS,
  crossOrigin: "mcp",
  errors: JSON_RPC_ERROR,
  refuseFirst: refuseForeign,
  answers: {
    200: { mediaType: EVENT_STREAM, description: "JSON-RPC notifications and answers, one per event." },
    ...errorsOf(JSON_RPC_ERROR.schema, 400, 401, 403, 404, 406, 429),
  },
  async handleRaw(call) {
    const { caller, request, response, signal, confirm, deps } = call;
    const { headers } = request;
    requireAccept(headers, EVENT_STREAM);
    requireVersion(headers);
    const session = await requireSession(headers, caller, deps);
    const resumed = headers["last-event-id"];
    const from = resumed === undefined ? undefined : readEventId(String(resumed));
    // The router takes HEAD for a GET whose body is left out, and this one's never ends.
    if (request.method === "HEAD")
      return void response.writeHead(200, { "content-type": EVENT_STREAM }).end();
    const place = createStreamPlace(deps.database, session.holder);
    const following = { session, response, signal, confirm, deps, place };
    try {
      await place.require();
      if (from && from.stream !== SESSION_STREAM) {
        const waiting = await findWaitingCall(deps.database, session.sessionHash, from.stream);
        const finished = waiting && finishCall(from.stream, session, toolCallOf(call, session.sessionHash));
        await Promise.all([followStream({ ...following, after: from, untilCaughtUp: !waiting }), finished]);
        return;
      }
      const streamId = randomUUID();
      const heard = await takeSessionStream(deps.database, session.sessionHash, streamId);
      const after = from ?? { stream: SESSION_STREAM, number: heard };
      await followStream({ ...following, streamId, after });
    } finally {
      await place.leave();
    }
  },
});

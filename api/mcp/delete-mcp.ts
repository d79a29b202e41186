import { endMcpSession } from "../../db/mcp/mcp-sessions.ts";
import { JSON_RPC_ERROR } from "../error-shape.ts";
import { MCP_CALLS } from "../limits/limit.ts";
import { errorsOf } from "../problem.ts";
import { rawRoute } from "../raw-route.ts";
import { noBody } from "../route.ts";
import { refuseForeign } from "./refuse-foreign.ts";
import { requireSession } from "./require-session.ts";
import { requireVersion } from "./require-version.ts";

export const deleteMcp = rawRoute({
  method: "DELETE",
  path: "/mcp",
  summary: "Ends a session and its streams.",
  tag: "MCP",
  auth: ["oauth", "key"],
  limits: MCP_CALLS,
  crossOrigin: "mcp",
  errors: JSON_RPC_ERROR,
  refuseFirst: refuseForeign,
  answers: {
    200: noBody("The session is over."),
    ...errorsOf(JSON_RPC_ERROR.schema, 400, 401, 403, 404, 429),
  },
  async handleRaw({ caller, request, response, deps }) {
    requireVersion(request.headers);
    const { sessionHash } = await requireSession(request.headers, caller, deps);
    await endMcpSession(deps.database, sessionHash);
    response.writeHead(200).end();
  },
});

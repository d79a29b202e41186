import { Type } from "typebox";
import { findOAuthSession } from "../../../db/oauth/find-oauth-session.ts";
import type { OAuthSessionState } from "../../../domain/oauth-session.ts";
import { isLoopbackRedirect, redirectHost } from "../../../domain/redirect-uri.ts";
import { SCOPES } from "../../../domain/scopes.ts";
import { ok } from "../../answer.ts";
import { problems } from "../../problem.ts";
import { route } from "../../route.ts";
import { resourceOf } from "../resource.ts";
import { hashSession } from "./session-hash.ts";
import { SessionId } from "./session-id.ts";
import { noSession, sessionOver } from "./undecidable.ts";

const SessionInfo = Type.Object(
  {
    sessionId: Type.String(),
    client: Type.Object(
      {
        client_id: Type.String(),
        client_name: Type.String(),
        redirect_host: Type.String({ description: "Where the answer goes." }),
        loopback: Type.Boolean({ description: "Whether that is a program on the person's own machine." }),
      },
      { additionalProperties: false },
    ),
    scopes: Type.Array(
      Type.Object({ scope: Type.String(), description: Type.String() }, { additionalProperties: false }),
    ),
    resource: Type.String(),
    status: Type.Enum(["pending", "approved", "denied"]),
    expiresAt: Type.String(),
  },
  { $id: "OAuthSessionInfo", additionalProperties: false },
);

/** A code that was used, or ran out, was approved all the same. */
const STATUS: Record<OAuthSessionState, "pending" | "approved" | "denied"> = {
  pending: "pending",
  approved: "approved",
  exchanged: "approved",
  expired: "approved",
  denied: "denied",
};

export const sessionInfo = route({
  method: "GET",
  path: "/oauth/session-info",
  summary: "What a client asks for, for the consent page.",
  tag: "OAuth",
  auth: "public",
  query: Type.Object({ session: SessionId }, { additionalProperties: false }),
  answers: { 200: SessionInfo, ...problems(400, 404, 410) },
  async handle({ query, deps }) {
    const session = await findOAuthSession(deps.database, hashSession(query.session));
    if (!session) throw noSession();
    if (session.isOver) throw sessionOver();
    const { clientId, clientName, redirectUri, scopes, state, endsAt } = session;
    const info = {
      sessionId: query.session,
      client: {
        client_id: clientId,
        client_name: clientName,
        redirect_host: redirectHost(redirectUri),
        loopback: isLoopbackRedirect(redirectUri),
      },
      scopes: scopes.map((scope) => ({ scope, description: SCOPES[scope] })),
      resource: resourceOf(deps.baseUrl),
      status: STATUS[state],
      expiresAt: endsAt.toISOString(),
    };
    return ok(info, { "cache-control": "no-store" });
  },
});

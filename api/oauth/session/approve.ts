import { hash, randomBytes } from "node:crypto";
import { approveOAuthSession } from "../../../db/oauth/decide-oauth-session.ts";
import { redirectWith } from "../../../domain/redirect-uri.ts";
import { ok } from "../../answer.ts";
import { problems } from "../../problem.ts";
import { route } from "../../route.ts";
import { hashSession } from "./session-hash.ts";
import { Redirection, SessionBody } from "./session-id.ts";
import { undecidable } from "./undecidable.ts";

export const approve = route({
  method: "POST",
  path: "/oauth/approve",
  summary:
    "Grants a client what it asks for; the answer's address carries its code, good once within a minute.",
  tag: "OAuth",
  auth: ["jwt"],
  body: SessionBody,
  answers: { 200: Redirection, ...problems(400, 401, 404, 410, 413, 415) },
  async handle({ body, caller, deps }) {
    const { database, baseUrl } = deps;
    const sessionHash = hashSession(body.sessionId);
    const code = randomBytes(32).toString("base64url");
    const codeHash = hash("sha256", code);
    const decided = await approveOAuthSession(database, { sessionHash, userId: caller.user.id, codeHash });
    if (!decided) throw await undecidable(database, sessionHash);
    deps.lifecycle.tellOAuthSession(sessionHash, { state: "approved", endsAt: decided.codeEndsAt });
    // RFC 9207: the client sees which server its code is from.
    const answer = { code, state: decided.clientState, iss: baseUrl };
    return ok({ redirectUrl: redirectWith(decided.redirectUri, answer) }, { "cache-control": "no-store" });
  },
});

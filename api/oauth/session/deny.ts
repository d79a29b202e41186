import { denyOAuthSession } from "../../../db/oauth/decide-oauth-session.ts";
import { redirectWith } from "../../../domain/redirect-uri.ts";
import { ok } from "../../answer.ts";
import { problems } from "../../problem.ts";
import { route } from "../../route.ts";
import { hashSession } from "./session-hash.ts";
import { Redirection, SessionBody } from "./session-id.ts";
import { undecidable } from "./undecidable.ts";

export const deny = route({
  method: "POST",
  path: "/oauth/deny",
  summary: "Refuses a client what it asks for, and tells it so.",
  tag: "OAuth",
  auth: ["jwt"],
  body: SessionBody,
  answers: { 200: Redirection, ...problems(400, 401, 404, 410, 413, 415) },
  async handle({ body, deps }) {
    const { database, baseUrl } = deps;
    const sessionHash = hashSession(body.sessionId);
    const decided = await denyOAuthSession(database, sessionHash);
    if (!decided) throw await undecidable(database, sessionHash);
    deps.lifecycle.tellOAuthSession(sessionHash, { state: "denied", endsAt: null });
    const refused = { error: "access_denied", error_description: "The user refused." };
    const answer = { ...refused, state: decided.clientState, iss: baseUrl };
    return ok({ redirectUrl: redirectWith(decided.redirectUri, answer) }, { "cache-control": "no-store" });
  },
});

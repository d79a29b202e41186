import { endGrantOfClient } from "../../db/oauth/grants.ts";
import { ok } from "../answer.ts";
import { OAUTH_ERROR } from "../error-shape.ts";
import { errorsOf } from "../problem.ts";
import { noBody, route } from "../route.ts";
import { required } from "./parameter.ts";
import { authenticateClient } from "./token/client-authentication.ts";
import { ClientHeaders } from "./token/token-request.ts";
import { TokenInQuestion } from "./token-in-question.ts";

/** RFC 7009, 2.2: a token that is not good, or not the client's, is answered like one that was revoked. */
export const revoke = route({
  method: "POST",
  path: "/oauth/revoke",
  summary: "Gives a grant back (RFC 7009): by its refresh token or an access token, all tokens of it end.",
  tag: "OAuth",
  auth: "public",
  crossOrigin: "any",
  errors: OAUTH_ERROR,
  bodyTypes: ["form", "json"],
  body: TokenInQuestion,
  headers: ClientHeaders,
  answers: {
    200: noBody("The token is good no more, if it was the client's."),
    ...errorsOf(OAUTH_ERROR.schema, 400, 401, 413, 415, 429),
  },
  async handle({ body, headers, deps: { database, tokens } }) {
    const client = await authenticateClient(database.em, body, headers.authorization);
    const token = required(body.token, "token");
    const claims = (await tokens.readRefresh(token, "oauth")) ?? (await tokens.readAccess(token, "oauth"));
    if (claims) await endGrantOfClient(database.em, claims.sessionId, client.id);
    return ok(undefined, { "cache-control": "no-store" });
  },
});

import { Type } from "typebox";
import { findLiveGrant } from "../../db/oauth/grants.ts";
import { ok } from "../answer.ts";
import { OAUTH_ERROR } from "../error-shape.ts";
import { errorsOf } from "../problem.ts";
import { route } from "../route.ts";
import { unknownClient } from "./oauth-refusal.ts";
import { required } from "./parameter.ts";
import { resourceOf } from "./resource.ts";
import { authenticateClient } from "./token/client-authentication.ts";
import { ClientHeaders } from "./token/token-request.ts";
import { TokenInQuestion } from "./token-in-question.ts";

const Introspection = Type.Object(
  {
    active: Type.Boolean(),
    scope: Type.Optional(Type.String()),
    client_id: Type.Optional(Type.String()),
    token_type: Type.Optional(Type.String()),
    exp: Type.Optional(Type.Integer()),
    iat: Type.Optional(Type.Integer()),
    sub: Type.Optional(Type.String()),
    aud: Type.Optional(Type.String()),
    iss: Type.Optional(Type.String()),
    jti: Type.Optional(Type.String()),
  },
  { $id: "OAuthIntrospection", additionalProperties: false },
);

export const introspect = route({
  method: "POST",
  path: "/oauth/introspect",
  summary: "Whether a token of the client's own is good (RFC 7662); for clients with a secret.",
  tag: "OAuth",
  auth: "public",
  errors: OAUTH_ERROR,
  bodyTypes: ["form", "json"],
  body: TokenInQuestion,
  headers: ClientHeaders,
  answers: { 200: Introspection, ...errorsOf(OAUTH_ERROR.schema, 400, 401, 413, 415, 429) },
  async handle({ body, headers, deps: { database, tokens, baseUrl } }) {
    const client = await authenticateClient(database.em, body, headers.authorization);
    if (client.authMethod === "none")
      throw unknownClient("Only a client with a secret may ask about tokens.");
    const token = required(body.token, "token");
    const access = await tokens.readAccess(token, "oauth");
    const claims = access ?? (await tokens.readRefresh(token, "oauth"));
    const grant = claims && (await findLiveGrant(database.em, claims.sessionId, client.id));
    // Of refresh tokens one is good at a time.
    const isGood = claims && grant && (access || grant.refreshTokenId === claims.tokenId);
    if (!isGood) return ok({ active: false }, { "cache-control": "no-store" });
    const answer = {
      active: true,
      scope: (access ? access.scopes : grant.scopes).join(" "),
      client_id: client.id,
      exp: claims.expiresAt / 1000,
      iat: claims.issuedAt / 1000,
      sub: claims.userId,
      iss: baseUrl,
      jti: claims.tokenId,
      ...(access ? { token_type: "bearer", aud: resourceOf(baseUrl) } : {}),
    };
    return ok(answer, { "cache-control": "no-store" });
  },
});

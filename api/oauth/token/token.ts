import { ok } from "../../answer.ts";
import { OAUTH_ERROR } from "../../error-shape.ts";
import { errorsOf } from "../../problem.ts";
import { route } from "../../route.ts";
import { oauthRefusal } from "../oauth-refusal.ts";
import { required } from "../parameter.ts";
import { checkResource } from "../resource.ts";
import { authenticateClient } from "./client-authentication.ts";
import { exchangeCode } from "./exchange-code.ts";
import type { Granting } from "./granting.ts";
import { refreshGrant } from "./refresh-grant.ts";
import { TokenAnswer } from "./token-answer.ts";
import { ClientHeaders, TokenRequest } from "./token-request.ts";

const GRANTS = new Map<string, Granting>([
  ["authorization_code", exchangeCode],
  ["refresh_token", refreshGrant],
]);

export const token = route({
  method: "POST",
  path: "/oauth/token",
  summary: "Tokens for a code (RFC 6749, 4.1.3, with PKCE) or for a refresh token, which is used up by it.",
  tag: "OAuth",
  auth: "public",
  crossOrigin: "any",
  errors: OAUTH_ERROR,
  bodyTypes: ["form", "json"],
  body: TokenRequest,
  headers: ClientHeaders,
  answers: { 200: TokenAnswer, ...errorsOf(OAUTH_ERROR.schema, 400, 401, 413, 415, 429) },
  async handle({ body, headers, deps }) {
    const client = await authenticateClient(deps.database.em, body, headers.authorization);
    const grant = GRANTS.get(required(body.grant_type, "grant_type"));
    if (!grant)
      throw oauthRefusal("unsupported_grant_type", "grant_type can be authorization_code or refresh_token.");
    checkResource(body.resource, deps.baseUrl);
    return ok(await grant(body, client, deps), { "cache-control": "no-store", pragma: "no-cache" });
  },
});

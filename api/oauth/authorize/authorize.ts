import { randomUUID } from "node:crypto";
import { Type } from "typebox";
import { openOAuthSession } from "../../../db/oauth/open-oauth-session.ts";
import { markOAuthSessionStarted } from "../../../db/oauth/session-outbox.ts";
import { redirectWith } from "../../../domain/redirect-uri.ts";
import { redirect } from "../../answer.ts";
import { OAUTH_ERROR } from "../../error-shape.ts";
import { perIp } from "../../limits/limit.ts";
import { errorsOf } from "../../problem.ts";
import { Refusal } from "../../refusal.ts";
import { noBody, route } from "../../route.ts";
import { findClient } from "../client/find-client.ts";
import { required, sent } from "../parameter.ts";
import { checkResource } from "../resource.ts";
import { readScope } from "../scope.ts";
import { hashSession } from "../session/session-hash.ts";
import { readCodeChallenge } from "./code-challenge.ts";
import { provenRedirect } from "./proven-redirect.ts";
import { checkResponseMode } from "./response-mode.ts";
import { checkResponseType } from "./response-type.ts";

const text = (description: string, maxLength = 2048) =>
  Type.Optional(Type.String({ maxLength, description }));

/** Unknown parameters are ignored (RFC 6749, 3.1). */
const AuthorizationRequest = Type.Object({
  response_type: text("Must be code."),
  client_id: text("As registered, or the address of the client's own document."),
  redirect_uri: text("One that is registered, exactly; of a loopback address the port may differ."),
  code_challenge: text("RFC 7636, of the method S256."),
  code_challenge_method: text("Must be S256."),
  state: text("Comes back with the answer."),
  scope: text("Separated by spaces; all three by default."),
  resource: text("Can only be the address of /mcp, which is the default."),
  response_mode: text("Can only be query, which is the default."),
});

export const authorize = route({
  method: "GET",
  path: "/oauth/authorize",
  summary: "Begins an authorization (RFC 6749, 4.1.1, with PKCE): sends the browser to the consent page.",
  tag: "OAuth",
  auth: "public",
  limits: [perIp(30)],
  errors: OAUTH_ERROR,
  query: AuthorizationRequest,
  answers: {
    302: noBody("To the consent page, or back to the client with an error."),
    ...errorsOf(OAUTH_ERROR.schema, 400, 429),
  },
  async handle({ query, deps }) {
    // Whatever is wrong up to here is told to the person: nobody is sent to an address that is not the client's.
    const client = await findClient(required(query.client_id, "client_id"), deps);
    const redirectUri = provenRedirect(query.redirect_uri, client.redirectUris);
    const { baseUrl, uiUrl, database, lifecycle } = deps;
    const clientState = sent(query.state);
    try {
      checkResponseType(query.response_type);
      checkResponseMode(query.response_mode);
      const codeChallenge = readCodeChallenge(query.code_challenge, query.code_challenge_method);
      const scopes = readScope(query.scope);
      checkResource(query.resource, baseUrl);
      const sessionId = randomUUID();
      const opened = await openOAuthSession(database, {
        sessionHash: hashSession(sessionId),
        clientId: client.id,
        redirectUri,
        codeChallenge,
        clientState,
        scopes,
        ttlMs: deps.oauthSessionTtlMs,
      });
      // The session is good from here on, whether or not Temporal is there.
      lifecycle.startOAuthSession(opened, () => markOAuthSessionStarted(database, opened.sessionHash));
      return redirect(`${uiUrl}/consent?session=${sessionId}`, { "cache-control": "no-store" });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const answer = { error: String(error.code), error_description: error.message };
      const location = redirectWith(redirectUri, { ...answer, state: clientState, iss: baseUrl });
      return redirect(location, { "cache-control": "no-store" });
    }
  },
});

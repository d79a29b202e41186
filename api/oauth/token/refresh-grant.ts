import { refreshSession } from "../../../db/accounts/refresh-session.ts";
import { findLiveGrant } from "../../../db/oauth/grants.ts";
import { oauthRefusal } from "../oauth-refusal.ts";
import { required } from "../parameter.ts";
import { readScope } from "../scope.ts";
import type { Granting } from "./granting.ts";
import { answerTokens } from "./token-answer.ts";

/** RFC 6749, 6, with the rotation of RFC 9700, 4.14.2. */
export const refreshGrant: Granting = async (request, client, deps) => {
  const { tokens, database, log } = deps;
  const claims = await tokens.readRefresh(required(request.refresh_token, "refresh_token"), "oauth");
  if (!claims) throw oauthRefusal("invalid_grant", "The refresh token is not valid or has expired.");
  const { sessionId, tokenId } = claims;
  // Both before the token is used up: another client's request, or one that asks for too much, costs nothing.
  const grant = await findLiveGrant(database.em, sessionId, client.id);
  if (!grant) throw ended();
  const scopes = readScope(request.scope, grant.scopes);
  const presented = { sessionId, kind: "oauth", tokenId, now: new Date() } as const;
  const { step, session } = await refreshSession(database.em, presented);
  if (step === "end") {
    log.warn({ grantId: sessionId }, "a refresh token was used again; its grant is ended");
    throw oauthRefusal("invalid_grant", "The refresh token was used before, so its grant is ended.");
  }
  if (!session) throw ended();
  return answerTokens(tokens, session, client.id, scopes);
};

const ended = () => oauthRefusal("invalid_grant", "The grant has ended, or is not this client's.");

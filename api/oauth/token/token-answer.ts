import { type Static, Type } from "typebox";
import type { OpenSession } from "../../../db/accounts/open-session.ts";
import type { Scope } from "../../../domain/scopes.ts";
import { ACCESS_TOKEN_SECONDS } from "../../../domain/token-lifetimes.ts";
import type { Tokens } from "../../auth/tokens.ts";

export const TokenAnswer = Type.Object(
  {
    access_token: Type.String(),
    token_type: Type.Literal("bearer"),
    expires_in: Type.Integer(),
    refresh_token: Type.String(),
    scope: Type.String(),
  },
  { $id: "OAuthTokens", additionalProperties: false },
);

/** The tokens of a grant, the access token for these of its scopes (RFC 9068). */
export async function answerTokens(
  tokens: Tokens,
  session: OpenSession,
  clientId: string,
  scopes: readonly Scope[],
): Promise<Static<typeof TokenAnswer>> {
  const scope = scopes.join(" ");
  const { accessToken, refreshToken } = await tokens.issue(session, { client_id: clientId, scope });
  return {
    access_token: accessToken,
    token_type: "bearer",
    expires_in: ACCESS_TOKEN_SECONDS,
    refresh_token: refreshToken,
    scope,
  };
}

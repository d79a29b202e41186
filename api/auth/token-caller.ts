import type { CallerQueries } from "../../db/accounts/find-callers.ts";
import type { SessionRow } from "../../db/accounts/find-sessions.ts";
import type { SessionKind } from "../../domain/session-kind.ts";
import { type OAuthCaller, OWN_REACH, reachUnder, type TokenCaller } from "./caller.ts";
import type { Identified } from "./identified.ts";
import type { TokenClaims } from "./read-token.ts";
import type { Tokens } from "./tokens.ts";
import { unauthorized } from "./unauthorized.ts";

/** Who calls with this access token of a sign-in. It dies with its session at once, on every replica. */
export async function tokenCaller(
  token: string,
  tokens: Tokens,
  queries: CallerQueries,
): Promise<Identified<TokenCaller>> {
  const { claims, row, confirm } = await liveSession(token, "siwe", tokens, queries);
  const { userId: id, address } = row;
  const caller: TokenCaller = {
    via: "jwt",
    principal: { kind: "user", id },
    reach: OWN_REACH,
    decidesAs: "user_ui",
    user: { id, address },
    address,
    sessionId: claims.sessionId,
  };
  return { caller, confirm };
}

/** Who calls with this access token of a grant: its client, for the one who granted it, as far as the token's scope goes. */
export async function oauthCaller(
  token: string,
  tokens: Tokens,
  queries: CallerQueries,
): Promise<Identified<OAuthCaller>> {
  const { claims, row, confirm } = await liveSession(token, "oauth", tokens, queries);
  if (!row.noted) await queries.noteSessionUse(claims.sessionId);
  const { userId: id, address } = row;
  const caller: OAuthCaller = {
    via: "oauth",
    principal: { kind: "user", id },
    reach: reachUnder(claims.scopes),
    user: { id, address },
    address,
    grantId: claims.sessionId,
  };
  return { caller, confirm };
}

async function liveSession(
  token: string,
  kind: SessionKind,
  tokens: Tokens,
  queries: CallerQueries,
): Promise<{ claims: TokenClaims; row: SessionRow; confirm(): Promise<void> }> {
  const claims = await tokens.readAccess(token, kind);
  if (!claims)
    throw unauthorized("The access token is not valid or has expired; refresh it or sign in again.");
  const { row, latest } = await queries.session(claims.sessionId);
  return {
    claims,
    row: live(row),
    confirm: async () => void live(await latest()),
  };

  function live(found: SessionRow | undefined): SessionRow {
    if (found?.kind === kind && found.userId === claims?.userId) return found;
    throw unauthorized("The session has ended; sign in again.");
  }
}

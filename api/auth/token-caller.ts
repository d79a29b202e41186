import type { CallerQueries } from "../../db/accounts/find-callers.ts";
import { OWN_REACH, type TokenCaller } from "./caller.ts";
import type { Tokens } from "./tokens.ts";
import { unauthorized } from "./unauthorized.ts";

/** Who calls with this access token of a sign-in. It dies with its session at once, on every replica. */
export async function tokenCaller(
  token: string,
  tokens: Tokens,
  queries: CallerQueries,
): Promise<TokenCaller> {
  const claims = await tokens.readAccess(token, "siwe");
  if (!claims)
    throw unauthorized("The access token is not valid or has expired; refresh it or sign in again.");
  const row = await queries.session(claims.sessionId);
  if (row?.kind !== "siwe" || row.userId !== claims.userId)
    throw unauthorized("The session has ended; sign in again.");
  const { userId: id, address } = row;
  return {
    via: "jwt",
    principal: { kind: "user", id },
    reach: OWN_REACH,
    decidesAs: "user_ui",
    user: { id, address },
    address,
    sessionId: claims.sessionId,
  };
}

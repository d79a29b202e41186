import { type OAuthSessionState, SESSION_REMEMBERED_MS } from "../../domain/oauth-session.ts";
import type { Scope } from "../../domain/scopes.ts";
import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

export interface FoundOAuthSession {
  readonly state: OAuthSessionState;
  readonly clientId: string;
  readonly clientName: string;
  readonly redirectUri: string;
  readonly scopes: readonly Scope[];
  readonly endsAt: Date;
  /** Whether a person could decide no more, whatever was decided. */
  readonly isOver: boolean;
}

const SQL = `
  select s.state, s.client_id as "clientId", c.name as "clientName", s.redirect_uri as "redirectUri", s.scopes,
         s.ends_at as "endsAt", s.ends_at <= now() as "isOver"
    from oauth_session s join oauth_client c on c.id = s.client_id
   where s.session_hash = $1 and s.ends_at > now() - ${SESSION_REMEMBERED_MS} * interval '1 millisecond'`;

/** How a session is at this moment; undefined where it never was, or is forgotten. */
export async function findOAuthSession(
  database: Database,
  sessionHash: string,
): Promise<FoundOAuthSession | undefined> {
  const find = preparedQuery<Omit<FoundOAuthSession, "endsAt"> & { endsAt: string }>(
    database,
    "find-oauth-session",
    SQL,
  );
  const [row] = await find(sessionHash);
  return row && { ...row, endsAt: new Date(row.endsAt) };
}

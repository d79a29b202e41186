import type { Scope } from "../../domain/scopes.ts";
import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

/** What a workflow's start needs of a session's row. */
export interface OpenOAuthSession {
  readonly sessionHash: string;
  /** Milliseconds since the epoch. */
  readonly endsAt: number;
}

export interface NewOAuthSession {
  readonly sessionHash: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly codeChallenge: string;
  readonly clientState: string | undefined;
  readonly scopes: readonly Scope[];
  readonly ttlMs: number;
}

/** PostgreSQL's clock is the one that every replica goes by, from here on. */
const SQL = `
  with used as (update oauth_client set last_used_at = now() where id = $2)
  insert into oauth_session (session_hash, state, client_id, redirect_uri, code_challenge, client_state, scopes, created_at, ends_at)
  values ($1, 'pending', $2, $3, $4, $5, $6, now(), now() + $7 * interval '1 millisecond') 
  returning (extract(epoch from ends_at) * 1000)::float8 as "endsAt"`;

/** Stores a client's request for consent. */
export async function openOAuthSession(
  database: Database,
  given: NewOAuthSession,
): Promise<OpenOAuthSession> {
  const open = preparedQuery<{ endsAt: number }>(database, "open-oauth-session", SQL);
  const { sessionHash, clientId, redirectUri, codeChallenge, clientState, scopes, ttlMs } = given;
  const [row] = await open(
    sessionHash,
    clientId,
    redirectUri,
    codeChallenge,
    clientState ?? null,
    scopes,
    ttlMs,
  );
  if (!row) throw new Error("PostgreSQL inserted a row and returned none");
  return { sessionHash, endsAt: row.endsAt };
}

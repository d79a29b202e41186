import type { OAuthSessionState } from "../../domain/oauth-session.ts";
import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

/** A pending session is over when nobody can decide any more, an approved one with its code. */
const OVER_AT = "case when state = 'approved' then code_ends_at else ends_at end";

const END = `
  update oauth_session set state = 'expired'
   where session_hash = $1 and state in ('pending', 'approved') and ${OVER_AT} <= now()`;

const FIND = `
  select state, (extract(epoch from ${OVER_AT} - now()) * 1000)::float8 as "leftMs"
    from oauth_session where session_hash = $1`;

/** Ends a session whose time is up, and says how it is after that; undefined where it is forgotten. */
export async function endOAuthSession(
  database: Database,
  sessionHash: string,
): Promise<{ state: OAuthSessionState; leftMs: number } | undefined> {
  await preparedQuery(database, "end-oauth-session", END)(sessionHash);
  const find = preparedQuery<{ state: OAuthSessionState; leftMs: number }>(
    database,
    "ended-oauth-session",
    FIND,
  );
  return (await find(sessionHash))[0];
}

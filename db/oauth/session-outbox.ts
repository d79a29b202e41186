import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";
import type { OpenOAuthSession } from "./open-oauth-session.ts";

const PAGE = 200;

/** Sessions whose workflow is not known to have started, the oldest first. Younger ones are on their way. */
export function unstartedOAuthSessions(database: Database): Promise<OpenOAuthSession[]> {
  const find = preparedQuery<OpenOAuthSession>(
    database,
    "unstarted-oauth-sessions",
    `select session_hash as "sessionHash", (extract(epoch from ends_at) * 1000)::float8 as "endsAt" from oauth_session
      where state in ('pending', 'approved') and started_at is null and created_at < now() - interval '10 seconds'
      order by ends_at limit ${PAGE}`,
  );
  return find();
}

export async function markOAuthSessionStarted(database: Database, sessionHash: string): Promise<void> {
  await preparedQuery(
    database,
    "mark-oauth-session-started",
    "update oauth_session set started_at = now() where session_hash = $1 and started_at is null",
  )(sessionHash);
}

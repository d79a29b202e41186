import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

const TAKE = `
  with taken as (
    update mcp_session set stream_id = $2 where session_hash = $1
    returning heard_event, pg_notify('mcp_event', session_hash))
  select heard_event as heard from taken`;

/** Makes this the session's one stream of its own; the one before ends. Returns the last event that any has written. */
export async function takeSessionStream(
  database: Database,
  sessionHash: string,
  streamId: string,
): Promise<number> {
  const take = preparedQuery<{ heard: number }>(database, "take-mcp-stream", TAKE);
  return (await take(sessionHash, streamId))[0]?.heard ?? 0;
}

/** So that a client that comes back without saying what it has seen does not hear it all again. */
export async function markHeard(database: Database, sessionHash: string, number: number): Promise<void> {
  const sql = "update mcp_session set heard_event = greatest(heard_event, $2) where session_hash = $1";
  await preparedQuery(database, "mcp-heard", sql)(sessionHash, number);
}

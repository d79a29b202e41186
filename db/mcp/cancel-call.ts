import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

const CANCEL = `
  with running as (
         select stream from mcp_call c
          where session_hash = $1 and request_id = $2
            and not exists (select from mcp_event e where e.session_hash = $1 and e.stream = c.stream and e.last)
          order by ends_at desc limit 1),
       numbered as (
         update mcp_session set last_event = last_event + 1 from running where session_hash = $1
         returning last_event, stream),
       added as (
         insert into mcp_event (session_hash, number, stream, message, last, ends_at)
         select $1, last_event, stream, '', true, now() + interval '24 hours' from numbered
         on conflict (session_hash, stream) where last = true do nothing returning number)
  select pg_notify('mcp_event', $1) from added`;

/**
 * Ends the stream of a session's call without an answer, as clients expect of a call that they cancelled. Whoever works on it
 * finds it ended; one that is answered already stays so.
 */
export async function cancelMcpCall(
  database: Database,
  sessionHash: string,
  requestId: string,
): Promise<void> {
  await preparedQuery(database, "cancel-mcp-call", CANCEL)(sessionHash, requestId);
}

/** Whether a stream has ended. */
const OVER = "select exists (select from mcp_event where session_hash = $1 and stream = $2 and last) as over";

export async function isStreamOver(
  database: Database,
  sessionHash: string,
  stream: string,
): Promise<boolean> {
  const find = preparedQuery<{ over: boolean }>(database, "mcp-stream-over", OVER);
  return (await find(sessionHash, stream))[0]?.over ?? false;
}

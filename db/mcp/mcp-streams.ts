import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";
import { preparedTransaction } from "../prepared-transaction.ts";

/** How many streams one holder may have open, in all processes together. */
export const MOST_STREAMS = 20;

/** How often an open stream must put its end off, with time to spare. */
export const KEEP_STREAM_EVERY_MS = 15_000;
const LASTS = "interval '60 seconds'";

/** Those who come at once are counted one after the other. */
const LOCK = "select pg_advisory_xact_lock(hashtextextended('countersign:mcp-streams:' || $1::text, 0))";
const TAKE = `
  insert into mcp_stream (id, holder, ends_at)
  select $2::uuid, $1::varchar, now() + ${LASTS}
   where (select count(*) from mcp_stream where holder = $1::varchar and ends_at > now()) < ${MOST_STREAMS}
  returning id`;

/** Whether the holder may open one more; it is counted from now on. */
export function takeMcpStream(database: Database, holder: string, id: string): Promise<boolean> {
  return preparedTransaction(database, async (run) => {
    await run("lock-mcp-streams", LOCK, holder);
    return (await run("take-mcp-stream-place", TAKE, holder, id)).length > 0;
  });
}

export async function keepMcpStream(database: Database, id: string): Promise<void> {
  const sql = `update mcp_stream set ends_at = now() + ${LASTS} where id = $1`;
  await preparedQuery(database, "keep-mcp-stream", sql)(id);
}

export async function leaveMcpStream(database: Database, id: string): Promise<void> {
  await preparedQuery(database, "leave-mcp-stream", "delete from mcp_stream where id = $1")(id);
}

import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

/** What is archived is at its end, and has an index that leaves it out. */
const SQL = `
  select request_hash as hash from transaction_request
   where archived_at is null and status in ('PENDING', 'APPROVED') and started_at is not null
   order by created_at`;

/** Requests that a workflow has begun and has yet to end, the oldest first. */
export async function openRequests(database: Database): Promise<string[]> {
  const rows = await preparedQuery<{ hash: string }>(database, "open-requests", SQL)();
  return rows.map(({ hash }) => hash);
}

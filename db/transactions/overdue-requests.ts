import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

const SQL = `
  select request_hash as hash from transaction_request
   where archived_at is null and status = 'PENDING' and created_at < $1
   order by created_at limit 1000`;

/** The first thousand requests from before the given time that are still undecided, the oldest first. */
export async function overdueRequests(database: Database, before: Date): Promise<string[]> {
  const rows = await preparedQuery<{ hash: string }>(database, "overdue-requests", SQL)(before);
  return rows.map(({ hash }) => hash);
}

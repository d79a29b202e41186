import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

const PAGE = 200;

const SQL = `
  select request_hash as hash from transaction_request
   where publication_failed_at is not null and publication_failed_at < $1
   order by publication_failed_at limit ${PAGE}`;

/** Requests whose decision could not be published and was not tried again since the given time. */
export async function unpublishedRequests(database: Database, before: Date): Promise<string[]> {
  const rows = await preparedQuery<{ hash: string }>(database, "unpublished-requests", SQL)(before);
  return rows.map(({ hash }) => hash);
}

/** How many decisions wait to be published at last. */
export async function countUnpublished(database: Database): Promise<number> {
  const sql =
    "select count(*)::int as count from transaction_request where publication_failed_at is not null";
  const [row] = await preparedQuery<{ count: number }>(database, "count-unpublished", sql)();
  return row?.count ?? 0;
}

import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

/** Statuses that a workflow has yet to end. */
const IS_OPEN = "status in ('PENDING', 'APPROVED')";
const PAGE = 200;

/** Those of the requests that are not at their end. */
export async function openAmong(database: Database, requestHashes: readonly string[]): Promise<string[]> {
  const find = preparedQuery<{ hash: string }>(
    database,
    "open-among",
    `select request_hash as hash from transaction_request where request_hash = any($1) and ${IS_OPEN}`,
  );
  return (await find(requestHashes)).map(({ hash }) => hash);
}

/** Requests that their workflow should have ended before the given times, the oldest first. */
export async function overdueRequests(
  database: Database,
  before: { readonly pendingSince: Date; readonly approvedSince: Date },
): Promise<string[]> {
  const find = preparedQuery<{ hash: string }>(
    database,
    "overdue-requests",
    `select request_hash as hash from transaction_request
      where (status = 'PENDING' and created_at < $1) or (status = 'APPROVED' and decided_at < $2)
      order by created_at limit ${PAGE}`,
  );
  return (await find(before.pendingSince, before.approvedSince)).map(({ hash }) => hash);
}

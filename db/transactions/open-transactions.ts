import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

/** An open request, and where it stands among them. */
export interface OpenRequest {
  readonly id: string;
  readonly hash: string;
  /** Milliseconds since the epoch. */
  readonly createdMs: number;
}

/** What is archived is at its end, and has an index that leaves it out; of each status it gives no more than are asked for. */
const ofStatus = (status: string) => `
  (select id, request_hash as hash, created_at from transaction_request
    where archived_at is null and status = '${status}' and started_at is not null
      and created_at >= to_timestamp($1::float8 / 1000) and (created_at, id) > (to_timestamp($1::float8 / 1000), $2::uuid)
    order by created_at, id limit $3)`;

const SQL = `
  select id, hash, (extract(epoch from created_at) * 1000)::float8 as "createdMs"
    from (${ofStatus("PENDING")} union all ${ofStatus("APPROVED")}) open
   order by created_at, id limit $3`;

const FIRST = "00000000-0000-0000-0000-000000000000";

/** Requests that a workflow has begun and has yet to end, the oldest first: so many, from those on that come after a place. */
export function openRequests(
  database: Database,
  after: OpenRequest | undefined,
  limit: number,
): Promise<OpenRequest[]> {
  const find = preparedQuery<OpenRequest>(database, "open-requests", SQL);
  return find(after?.createdMs ?? 0, after?.id ?? FIRST, limit);
}

const AMONG = `
  select request_hash as hash from transaction_request
   where request_hash = any($1) and archived_at is null and status in ('PENDING', 'APPROVED') and started_at is not null`;

/** Those of these requests that are open. */
export async function openAmong(database: Database, hashes: readonly string[]): Promise<string[]> {
  const rows = await preparedQuery<{ hash: string }>(database, "open-among", AMONG)(hashes);
  return rows.map(({ hash }) => hash);
}

import type { EntityManager } from "@mikro-orm/postgresql";

/** Rows of one table that nobody can ask for any more. */
export interface ExpiredRows {
  readonly table: string;
  /** Which those are, in SQL, at the moment `$now`; an index should find them. */
  readonly over: string;
}

/** Everything that is kept for a time only. A table that is written as often as somebody calls must be here. */
export const EXPIRED_ROWS: readonly ExpiredRows[] = [
  { table: "siwe_nonce", over: "expires_at < $now" },
  { table: "used_signature", over: "expires_at < $now" },
  { table: "session", over: "expires_at < $now" },
  { table: "idempotency_key", over: "claimed_at < $now - interval '24 hours'" },
  // Only what is over: an open one is first ended, and its key revoked.
  {
    table: "connection_code",
    over: "state in ('consumed', 'expired') and ends_at < $now - interval '24 hours'",
  },
  { table: "oauth_session", over: "ends_at < $now - interval '24 hours'" },
  { table: "mcp_session", over: "ends_at < $now" },
  { table: "mcp_event", over: "ends_at < $now" },
  { table: "mcp_stream", over: "ends_at < $now" },
  { table: "mcp_call", over: "ends_at < $now - interval '24 hours'" },
  // Clients register anew at every login; one that is gone is told to, and one that has a grant or asks for one stays.
  {
    table: "oauth_client",
    over: `last_used_at < $now - interval '30 days'
      and not exists (select from session s where s.client_id = oauth_client.id)
      and not exists (select from oauth_session o where o.client_id = oauth_client.id)`,
  },
  { table: "rate_limit_bucket", over: "expire < extract(epoch from $now) * 1000" },
];

/** What is deleted at once: after a long outage there may be millions, and nobody should wait for them. */
const BATCH = 5000;

/** Deletes them, passing over those that somebody holds at this moment; returns how many rows went. */
export async function deleteExpiredRows(
  em: EntityManager,
  { table, over }: ExpiredRows,
  now: Date,
): Promise<number> {
  const [first = "", ...others] = over.split("$now");
  const condition = [first, ...others].join("?::timestamptz");
  const moments = others.map(() => now);
  const sql = `with gone as (
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${condition} limit ${BATCH} for update skip locked)) returning 1)
    select count(*)::int as count from gone`;
  let deleted = 0;
  for (;;) {
    const [row] = await em.fork().execute<{ count: number }[]>(sql, moments);
    const count = row?.count ?? 0;
    deleted += count;
    if (count < BATCH) return deleted;
  }
}

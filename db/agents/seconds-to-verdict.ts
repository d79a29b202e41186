import type { Database } from "../database.ts";

/** From the request to orion's decision; null where it has made none. */
export interface SecondsToVerdict {
  readonly medianSecondsToVerdict: number | null;
  readonly p95SecondsToVerdict: number | null;
}

/** Enough for a percentile to mean something, and no more to read for an agent that had a million. */
export const LATEST_DECISIONS = 500;

const SQL = `
  select percentile_cont(0.5) within group (order by seconds)::float8 as "medianSecondsToVerdict",
         percentile_cont(0.95) within group (order by seconds)::float8 as "p95SecondsToVerdict"
    from (
      select extract(epoch from judged_at - created_at) as seconds from transaction_request
       where escrow_address = ? and created_at >= ? and judged_at is not null
       order by created_at desc limit ${LATEST_DECISIONS}) latest`;

/**
 * Of the latest decisions on what was submitted since then. Not a prepared statement: planned once for every agent, it would be planned
 * for the usual one, and sort all that a busy one ever had to take the last of it.
 */
export async function secondsToVerdict(
  database: Database,
  address: string,
  since: Date,
): Promise<SecondsToVerdict> {
  const [row] = await database.em.fork().execute<SecondsToVerdict[]>(SQL, [address, since]);
  if (!row) throw new Error("a percentile has no answer");
  return row;
}

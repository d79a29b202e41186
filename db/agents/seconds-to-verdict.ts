import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

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
       where escrow_address = $1 and created_at >= $2 and judged_at is not null
       order by created_at desc limit ${LATEST_DECISIONS}) latest`;

/** Of the latest decisions on what was submitted since then. */
export async function secondsToVerdict(
  database: Database,
  address: string,
  since: Date,
): Promise<SecondsToVerdict> {
  const [row] = await preparedQuery<SecondsToVerdict>(database, "seconds-to-verdict", SQL)(address, since);
  if (!row) throw new Error("a percentile has no answer");
  return row;
}

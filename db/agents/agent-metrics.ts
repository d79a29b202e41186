import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";
import { type AgentStats, STATS, STATUS_COUNTS, WITH_DECISION } from "./agent-stats.ts";

export interface AgentMetrics extends AgentStats {
  /** From the request to orion's decision; null where it has made none. */
  readonly medianSecondsToVerdict: number | null;
  readonly p95SecondsToVerdict: number | null;
}

/** Those that were submitted within one hour or day, as they stand now. */
export type Interval = { readonly start: Date } & Pick<
  AgentStats,
  "total" | "approved" | "rejected" | "executed" | "failed"
>;

const SECONDS = "order by extract(epoch from a.created_at - t.created_at)";

const METRICS = `
  select ${STATS},
         (percentile_cont(0.5) within group (${SECONDS}) filter (where a.id is not null))::float8 as "medianSecondsToVerdict",
         (percentile_cont(0.95) within group (${SECONDS}) filter (where a.id is not null))::float8 as "p95SecondsToVerdict"
    from ${WITH_DECISION}
   where t.escrow_address = $1 and t.created_at >= $2`;

/** What was submitted since then. */
export async function agentMetrics(database: Database, address: string, since: Date): Promise<AgentMetrics> {
  const [row] = await preparedQuery<AgentMetrics>(database, "agent-metrics", METRICS)(address, since);
  if (!row) throw new Error("a count has no answer");
  return row;
}

const SERIES = `
  select (extract(epoch from date_trunc($3, t.created_at, 'UTC')) * 1000)::float8 as "startMs", ${STATUS_COUNTS}
    from transaction_request t
   where t.escrow_address = $1 and t.created_at >= $2
   group by 1 order by 1`;

/** The hours or days in which something was submitted, the oldest first. */
export async function agentIntervals(
  database: Database,
  address: string,
  since: Date,
  length: "hour" | "day",
): Promise<Interval[]> {
  const find = preparedQuery<Omit<Interval, "start"> & { startMs: number }>(database, "agent-series", SERIES);
  const rows = await find(address, since, length);
  return rows.map(({ startMs, ...counts }) => ({ start: new Date(startMs), ...counts }));
}

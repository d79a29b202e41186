import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";
import { type AgentStats, COUNTED, type Counts, SUMS, statsOf, TALLIED, totalOf } from "./agent-stats.ts";

/** Those that were submitted within one hour or day, as they stand now. */
export type Interval = { readonly start: Date } & Pick<
  AgentStats,
  "total" | "approved" | "rejected" | "executed" | "failed"
>;

export interface AgentMetrics {
  readonly stats: AgentStats;
  /** The hours or days in which something was submitted, the oldest first. */
  readonly intervals: readonly Interval[];
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Submitted since $2, by intervals of the length $5: whole days from $4 on, whole hours from $3 to there, and one by one only what
 * came before $3 within its hour.
 */
const SQL = `
  select (extract(epoch from date_trunc($5, at, 'UTC')) * 1000)::float8 as "startMs", ${SUMS}
    from (
      select ${COUNTED}, t.created_at as at from transaction_request t
       where t.escrow_address = $1 and t.created_at >= $2 and t.created_at < $3
      union all
      select ${TALLIED}, start from agent_tally
       where escrow_address = $1 and length = 'hour' and start >= $3 and start < $4
      union all
      select ${TALLIED}, start from agent_tally
       where escrow_address = $1 and length = 'day' and start >= $4) counted
   group by 1 order by 1`;

/** What was submitted since then. */
export async function agentMetrics(
  database: Database,
  address: string,
  since: Date,
  length: "hour" | "day",
): Promise<AgentMetrics> {
  const wholeHours = roundUp(since, HOUR_MS);
  // By hours there are no whole days: whatever is later than everything serves.
  const wholeDays = length === "day" ? roundUp(since, DAY_MS) : new Date(Date.now() + DAY_MS);
  const find = preparedQuery<Counts & { startMs: number }>(database, "agent-metrics", SQL);
  const rows = await find(address, since, wholeHours, wholeDays, length);
  return {
    stats: statsOf(rows.reduce(added, NOTHING)),
    intervals: rows.map(({ startMs, ...counts }) => {
      const { approved, rejected, executed, failed } = counts;
      return { start: new Date(startMs), total: totalOf(counts), approved, rejected, executed, failed };
    }),
  };
}

function roundUp(moment: Date, stepMs: number): Date {
  return new Date(Math.ceil(moment.getTime() / stepMs) * stepMs);
}

const NOTHING: Counts = {
  pending: 0,
  approved: 0,
  rejected: 0,
  executed: 0,
  failed: 0,
  judged: 0,
  confidence: 0,
};

function added(one: Counts, other: Counts): Counts {
  return {
    pending: one.pending + other.pending,
    approved: one.approved + other.approved,
    rejected: one.rejected + other.rejected,
    executed: one.executed + other.executed,
    failed: one.failed + other.failed,
    judged: one.judged + other.judged,
    confidence: one.confidence + other.confidence,
  };
}

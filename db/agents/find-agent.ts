import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";
import { type AgentStats, type Counts, SUMS, statsOf } from "./agent-stats.ts";

export interface FoundAgent extends AgentStats {
  readonly firstSeenAt: Date;
  readonly lastActivityAt: Date;
}

const SQL = `
  select ${SUMS}, (extract(epoch from min(first_seen_at)) * 1000)::float8 as "firstSeenMs",
         (extract(epoch from max(last_activity_at)) * 1000)::float8 as "lastActivityMs"
    from agent_tally where escrow_address = $1 and length = 'day'`;

type Row = Counts & { readonly firstSeenMs: number | null; readonly lastActivityMs: number };

/** An agent is an address with at least one transaction. */
export async function findAgent(database: Database, address: string): Promise<FoundAgent | undefined> {
  const [row] = await preparedQuery<Row>(database, "agent", SQL)(address);
  if (!row || row.firstSeenMs === null) return undefined;
  const { firstSeenMs, lastActivityMs, ...counts } = row;
  return {
    ...statsOf(counts),
    firstSeenAt: new Date(firstSeenMs),
    lastActivityAt: new Date(lastActivityMs),
  };
}

/** When the agent was first seen, without counting what it did; undefined where there is none. */
export async function findFirstSeen(database: Database, address: string): Promise<Date | undefined> {
  const sql = `
    select (extract(epoch from created_at) * 1000)::float8 as ms from transaction_request
     where escrow_address = $1 order by created_at limit 1`;
  const [row] = await preparedQuery<{ ms: number }>(database, "agent-first-seen", sql)(address);
  return row && new Date(row.ms);
}

import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";
import { type AgentStats, STATS, WITH_DECISION } from "./agent-stats.ts";

export interface FoundAgent extends AgentStats {
  readonly firstSeenAt: Date;
  readonly lastActivityAt: Date;
}

const SQL = `
  select ${STATS}, (extract(epoch from min(t.created_at)) * 1000)::float8 as "firstSeenMs",
         (extract(epoch from max(t.updated_at)) * 1000)::float8 as "lastActivityMs"
    from ${WITH_DECISION}
   where t.escrow_address = $1`;

/** An agent is an address with at least one transaction. */
export async function findAgent(database: Database, address: string): Promise<FoundAgent | undefined> {
  const find = preparedQuery<AgentStats & { firstSeenMs: number; lastActivityMs: number }>(
    database,
    "agent",
    SQL,
  );
  const [row] = await find(address);
  if (!row || row.total === 0) return undefined;
  const { firstSeenMs, lastActivityMs, ...stats } = row;
  return { ...stats, firstSeenAt: new Date(firstSeenMs), lastActivityAt: new Date(lastActivityMs) };
}

/** Whether there is one, without counting what it did. */
export async function isAgent(database: Database, address: string): Promise<boolean> {
  const sql = "select 1 from transaction_request where escrow_address = $1 limit 1";
  return (await preparedQuery(database, "is-agent", sql)(address)).length > 0;
}

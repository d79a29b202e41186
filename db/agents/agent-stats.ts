/** How an agent's transactions stand. */
export interface AgentStats {
  readonly total: number;
  readonly pending: number;
  readonly approved: number;
  readonly rejected: number;
  readonly executed: number;
  readonly failed: number;
  /** Of orion's decisions; null where it has made none. */
  readonly averageConfidence: number | null;
}

/** The same as it is added up. */
export interface Counts extends Omit<AgentStats, "total" | "averageConfidence"> {
  /** How many orion decided on, and the sum of how sure it was. */
  readonly judged: number;
  readonly confidence: number;
}

/** One by one: how a transaction counts; those of agent_tally count as they stand there. */
export const COUNTED = `
  (t.status = 'PENDING')::int as pending, (t.status = 'APPROVED')::int as approved, (t.status = 'REJECTED')::int as rejected,
  (t.status = 'EXECUTED')::int as executed, (t.status = 'FAILED')::int as failed, (t.judged_at is not null)::int as judged,
  coalesce(t.orion_confidence, 0) as confidence`;

export const TALLIED = "pending, approved, rejected, executed, failed, judged, confidence";

export const SUMS = ["pending", "approved", "rejected", "executed", "failed", "judged"]
  .map((name) => `coalesce(sum(${name}), 0)::int as ${name}`)
  .concat("coalesce(sum(confidence), 0)::float8 as confidence")
  .join(", ");

export function totalOf({ pending, approved, rejected, executed, failed }: Counts): number {
  return pending + approved + rejected + executed + failed;
}

export function statsOf(counts: Counts): AgentStats {
  const { pending, approved, rejected, executed, failed, judged, confidence } = counts;
  const averageConfidence = judged === 0 ? null : confidence / judged;
  return { total: totalOf(counts), pending, approved, rejected, executed, failed, averageConfidence };
}

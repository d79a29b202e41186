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

/** What the figures are counted from: transactions with orion's decision, where it came to one. */
export const WITH_DECISION = `
  transaction_request t
  left join approval a on a.transaction_id = t.id and a.approver = 'orion' and a.decision <> 'UNDECIDED'`;

export const STATUS_COUNTS = `
  count(*)::int as total,
  count(*) filter (where t.status = 'APPROVED')::int as approved,
  count(*) filter (where t.status = 'REJECTED')::int as rejected,
  count(*) filter (where t.status = 'EXECUTED')::int as executed,
  count(*) filter (where t.status = 'FAILED')::int as failed`;

export const STATS = `${STATUS_COUNTS},
  count(*) filter (where t.status = 'PENDING')::int as pending,
  avg(a.confidence)::float8 as "averageConfidence"`;

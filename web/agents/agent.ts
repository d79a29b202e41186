import type { Status } from "../transactions/transaction.ts";

/** What anybody may know of an agent. */
export interface AgentStats {
  readonly total: number;
  readonly pending: number;
  readonly approved: number;
  readonly rejected: number;
  readonly executed: number;
  readonly failed: number;
  readonly approvalRate: number | null;
  readonly averageConfidence: number | null;
}

export interface AgentProfile {
  readonly ethereumAddress: string;
  readonly firstSeenAt: string;
  readonly lastActivityAt: string;
  readonly stats: AgentStats;
}

/** What was submitted in an hour or a day, by what became of it. */
export interface Interval {
  readonly start: string;
  readonly total: number;
  readonly approved: number;
  readonly rejected: number;
  readonly executed: number;
  readonly failed: number;
}

export interface AgentMetrics {
  readonly stats: AgentStats;
  readonly medianSecondsToVerdict: number | null;
  readonly p95SecondsToVerdict: number | null;
  readonly series: readonly Interval[];
}

export interface PublicTransaction {
  readonly requestHash: string;
  readonly status: Status;
  readonly chainId: number;
  readonly failingNodes: readonly string[];
  readonly createdAt: string;
}

export const PERIODS = {
  "24h": "24 hours",
  "7d": "7 days",
  "30d": "30 days",
  all: "all the time",
} as const;
export type Period = keyof typeof PERIODS;

export const TRANSACTION_STATUSES = ["PENDING", "APPROVED", "REJECTED", "EXECUTED", "FAILED"] as const;

export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

const EDGES: Record<TransactionStatus, readonly TransactionStatus[]> = {
  PENDING: ["APPROVED", "REJECTED"],
  APPROVED: ["EXECUTED", "FAILED"],
  REJECTED: [],
  EXECUTED: [],
  FAILED: [],
};

/** Whether a transaction may go from one status to another; no other edge exists. */
export function mayBecome(from: TransactionStatus, to: TransactionStatus): boolean {
  return EDGES[from].includes(to);
}

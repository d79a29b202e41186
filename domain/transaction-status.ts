export const TRANSACTION_STATUSES = ["PENDING", "APPROVED", "REJECTED", "EXECUTED", "FAILED"] as const;

export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

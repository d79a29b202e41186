import type { TransactionInput } from "../messages/transaction-messages.ts";

/** What the operator decided for every transaction. */
export interface LifecyclePolicy {
  readonly arbiter: TransactionInput["arbiter"];
  readonly approvalTtlMs: number;
  readonly executionTtlMs: number;
}

import type { ExecutionType } from "../../domain/execution-type.ts";
import type { StatusReason } from "../../domain/status-reason.ts";
import type { TransactionStatus } from "../../domain/transaction-status.ts";
import type { Run } from "../prepared-transaction.ts";

/** What a status is worked out from, beside the decisions. */
export interface LockedTransaction {
  readonly id: string;
  readonly execution: ExecutionType;
  readonly status: TransactionStatus;
  readonly reason: StatusReason;
  readonly awaitsRegistration: boolean;
  readonly createdByKey: string | null;
}

/** Locks the transaction's row: recording a decision and writing a status exclude each other by it. */
export async function lockTransaction(run: Run, requestHash: string): Promise<LockedTransaction> {
  const [row] = await run<LockedTransaction>(
    "lock-transaction",
    `select id, execution, status, status_reason as reason,
            form <> 'plain' and registered_at is null as "awaitsRegistration",
            created_by_key as "createdByKey"
       from transaction_request where request_hash = $1 for update`,
    requestHash,
  );
  if (!row) throw new Error("there is no transaction with this request hash");
  return row;
}

import type { ExecutionType } from "../../domain/execution-type.ts";
import type { StatusReason } from "../../domain/status-reason.ts";
import type { TransactionStatus } from "../../domain/transaction-status.ts";
import type { Run } from "../prepared-transaction.ts";

/** What a status is worked out from, beside the decisions. */
export interface HeldTransaction {
  readonly id: string;
  readonly execution: ExecutionType;
  readonly status: TransactionStatus;
  readonly statusReason: StatusReason;
  readonly awaitsRegistration: boolean;
}

/** Holds the row as lockTransaction does, for what every transaction passes through and entities would slow down. */
export async function holdTransaction(run: Run, requestHash: string): Promise<HeldTransaction> {
  const [row] = await run<HeldTransaction>(
    "hold-transaction",
    `select id, execution, status, status_reason as "statusReason",
            form <> 'plain' and registered_at is null as "awaitsRegistration"
       from transaction_request where request_hash = $1 for update`,
    requestHash,
  );
  if (!row) throw new Error("there is no transaction with this request hash");
  return row;
}

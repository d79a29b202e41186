import type { CustodyEnd } from "../../domain/custody-end.ts";
import type { Run } from "../prepared-transaction.ts";

export interface ExecutionStanding {
  readonly id: string;
  readonly workflowId: string;
  readonly end: CustodyEnd | null;
}

const SQL = `select id, workflow_id as "workflowId", "end" from custody_execution where transaction_id = $1`;

/** How the custody provider's execution of a transaction stands; undefined where it is executed in another way. */
export async function executionStanding(
  run: Run,
  transactionId: string,
): Promise<ExecutionStanding | undefined> {
  const [row] = await run<ExecutionStanding>("execution-standing", SQL, transactionId);
  return row;
}

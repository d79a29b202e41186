import type { CustodyEnd, CustodyState, CustodyWait } from "../../domain/custody-end.ts";
import type { CustodyKind } from "../../domain/execution-type.ts";
import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

/** An execution as its owner and administrators may see it. */
export interface ExecutionRow {
  readonly id: string;
  readonly type: CustodyKind;
  readonly ownerId: string;
  readonly workflowId: string;
  readonly state: CustodyState;
  readonly waitsFor: CustodyWait | null;
  readonly custodyTransactionId: string | null;
  readonly custodyStatus: string | null;
  readonly custodySubStatus: string | null;
  readonly txHash: string | null;
  readonly differences: readonly string[] | null;
  readonly end: CustodyEnd | null;
  readonly isStopping: boolean;
  /** An administrator's own call; all null for a transaction's. */
  readonly callTo: string | null;
  readonly callValue: string | null;
  readonly callData: string | null;
  readonly createdAt: Date;
  /** When it was first known to be allowed to go to the provider; null while it was not. */
  readonly claimedAt: Date | null;
}

type Row = Omit<ExecutionRow, "createdAt" | "claimedAt"> & {
  readonly createdMs: number;
  readonly claimedMs: number | null;
};

const FIELDS = `
  select e.id, i.type, e.owner_id as "ownerId", e.workflow_id as "workflowId", e.state, e.waits_for as "waitsFor",
         e.custody_transaction_id as "custodyTransactionId", e.custody_status as "custodyStatus",
         e.custody_sub_status as "custodySubStatus", e.tx_hash as "txHash", e.differences, e."end",
         e.stop_as is not null and e.ended_at is null as "isStopping",
         e.call_to as "callTo", e.call_value as "callValue", e.call_data as "callData",
         (extract(epoch from e.created_at) * 1000)::float8 as "createdMs",
         (extract(epoch from e.claimed_at) * 1000)::float8 as "claimedMs"
    from custody_execution e join custody_integration i on i.id = e.integration_id`;

/** The execution of a transaction; undefined where custody does not execute it. */
export function findExecutionOf(
  database: Database,
  transactionId: string,
): Promise<ExecutionRow | undefined> {
  return one(database, "execution-of", `${FIELDS} where e.transaction_id = $1`, transactionId);
}

/** The execution that an administrator tracks by this. */
export function findTracked(database: Database, trackingId: string): Promise<ExecutionRow | undefined> {
  return one(database, "tracked-execution", `${FIELDS} where e.tracking_id = $1`, trackingId);
}

async function one(
  database: Database,
  name: string,
  sql: string,
  value: string,
): Promise<ExecutionRow | undefined> {
  const [row] = await preparedQuery<Row>(database, name, sql)(value);
  if (!row) return undefined;
  const { createdMs, claimedMs, ...rest } = row;
  return {
    ...rest,
    createdAt: new Date(createdMs),
    claimedAt: claimedMs === null ? null : new Date(claimedMs),
  };
}

/** Whose workflow to wake when the provider tells of this external id; undefined where it is none of ours, or over. */
export async function findWorkflowToWake(
  database: Database,
  externalId: string,
): Promise<string | undefined> {
  const sql = `select workflow_id as "workflowId" from custody_execution where external_id = $1 and ended_at is null`;
  const [row] = await preparedQuery<{ workflowId: string }>(database, "custody-to-wake", sql)(externalId);
  return row?.workflowId;
}

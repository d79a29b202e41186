import { hash, randomUUID } from "node:crypto";
import { adminCustodyWorkflowId } from "../../domain/custody-workflow-id.ts";
import type { CustodyKind } from "../../domain/execution-type.ts";
import type { Database } from "../database.ts";
import { keptReports } from "../endings/add-report.ts";
import { preparedQuery } from "../prepared-query.ts";
import { preparedTransaction } from "../prepared-transaction.ts";
import { lockTransaction } from "../transactions/lock-transaction.ts";
import { executionStanding } from "./execution-standing.ts";
import { orderThrough } from "./order-execution.ts";

export interface AdminOrder {
  readonly trackingId: string;
  readonly userId: string;
  readonly type: CustodyKind;
  readonly chainId: number;
  readonly to: string;
  readonly value: string;
  readonly data: string;
}

const ADD = `
  insert into custody_execution
    (id, integration_id, owner_id, tracking_id, external_id, workflow_id, chain_id, call_to, call_value, call_data, state,
     created_at, updated_at)
  select $1, i.id, i.user_id, $4, $5, $6, $7, $8, $9, $10, 'PENDING', $11, $11
    from custody_integration i where i.user_id = $2 and i.type = $3 and i.api_key_sealed is not null
     for share of i
  on conflict (tracking_id) do nothing returning id`;

/** Orders a call that is no transaction of ours; nothing where something is tracked by the same already, or there is no integration. */
export async function addAdminOrder(database: Database, order: AdminOrder): Promise<void> {
  const id = randomUUID();
  const { trackingId, userId, type, chainId, to, value, data } = order;
  const workflowId = adminCustodyWorkflowId(hash("sha256", trackingId));
  const add = preparedQuery(database, "add-admin-order", ADD);
  await add(id, userId, type, trackingId, `admin:${id}`, workflowId, chainId, to, value, data, new Date());
}

export type KnownOrdered = "ordered" | "kept" | "not-approved" | "reported" | "no-integration";

/** Has custody execute an approved transaction that waits for its execution; one that custody executes already is kept. */
export function orderKnown(
  database: Database,
  requestHash: string,
  type: CustodyKind,
): Promise<KnownOrdered> {
  return preparedTransaction(database, async (run) => {
    const { id, status } = await lockTransaction(run, requestHash);
    if (await executionStanding(run, id)) return "kept";
    if (status !== "APPROVED") return "not-approved";
    if ((await keptReports(run, id)).length > 0) return "reported";
    return (await orderThrough(run, type, { id, requestHash })) ? "ordered" : "no-integration";
  });
}

import { randomUUID } from "node:crypto";
import { custodyWorkflowId } from "../../domain/custody-workflow-id.ts";
import { type CustodyKind, custodyKindOf, type ExecutionType } from "../../domain/execution-type.ts";
import type { Run } from "../prepared-transaction.ts";

/** The share of the integration's lock is why its credentials are not changed any more from here on. */
const ORDER = `
  insert into custody_execution
    (id, integration_id, owner_id, transaction_id, external_id, workflow_id, chain_id, state, created_at, updated_at)
  select $2, i.id, t.owner_id, t.id, t.request_hash, $4, t.chain_id, 'PENDING', $5, $5
    from transaction_request t
    join custody_integration i on i.user_id = t.owner_id and i.type = $3 and i.api_key_sealed is not null
   where t.id = $1 and not t.sealed
     for share of i
  on conflict (transaction_id) do nothing returning id`;

interface Orderable {
  readonly id: string;
  readonly requestHash: string;
}

/** Fixes that the custody provider executes an approved transaction; undefined where there is no active integration for it. */
export async function orderThrough(
  run: Run,
  type: CustodyKind,
  { id, requestHash }: Orderable,
): Promise<string | undefined> {
  const workflowId = custodyWorkflowId(requestHash);
  const [added] = await run<{ id: string }>(
    "order-execution",
    ORDER,
    id,
    randomUUID(),
    type,
    workflowId,
    new Date(),
  );
  return added?.id;
}

/** The way that a transaction goes when it is approved: to the integration of its execution type, if there is one. */
export async function orderExecution(
  run: Run,
  transaction: Orderable & { readonly execution: ExecutionType },
): Promise<string | undefined> {
  const type = custodyKindOf(transaction.execution);
  return type && orderThrough(run, type, transaction);
}

import type { Client } from "@temporalio/client";

/** Closed longer ago than this were seen by an earlier sweep, unless none ran for days. */
const LOOK_BACK_DAYS = 7;

/** The transactions' workflows that closed of late in one of these ways; in any way, where none is named. */
export function closedTransactions(temporal: Client, ...ways: readonly string[]) {
  const since = new Date(Date.now() - LOOK_BACK_DAYS * 86_400_000).toISOString();
  const status = ways.length > 0 ? `IN (${ways.map((way) => `'${way}'`).join(", ")})` : "!= 'Running'";
  const query = `WorkflowType = 'transaction' AND ExecutionStatus ${status} AND CloseTime > '${since}'`;
  return temporal.workflow.list({ query });
}

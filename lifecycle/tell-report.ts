import type { Client } from "@temporalio/client";
import { endReported } from "../messages/transaction-messages.ts";
import { transactionWorkflowId } from "./workflow-ids.ts";

/** Tells a transaction's workflow that a report of its end was recorded. */
export async function tellReport(client: Client, requestHash: string, reportId: string): Promise<void> {
  await client.workflow.getHandle(transactionWorkflowId(requestHash)).signal(endReported, reportId);
}

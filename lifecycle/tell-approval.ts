import type { Client } from "@temporalio/client";
import { approvalRecorded } from "../messages/transaction-messages.ts";
import { transactionWorkflowId } from "./workflow-ids.ts";

/** Tells a transaction's workflow that a decision was recorded. */
export async function tellApproval(client: Client, requestHash: string, approvalId: string): Promise<void> {
  await client.workflow.getHandle(transactionWorkflowId(requestHash)).signal(approvalRecorded, approvalId);
}

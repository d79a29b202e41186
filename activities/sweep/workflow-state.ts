import { type Client, WorkflowNotFoundError } from "@temporalio/client";
import { transactionWorkflowId } from "../../lifecycle/workflow-ids.ts";

export type WorkflowState =
  | { readonly state: "running" | "closed"; readonly runId: string }
  | { readonly state: "unknown" };

/** How a transaction's workflow is, by the server's own word. */
export function stateOf(temporal: Client, requestHash: string): Promise<WorkflowState> {
  return stateOfWorkflow(temporal, transactionWorkflowId(requestHash));
}

export async function stateOfWorkflow(temporal: Client, workflowId: string): Promise<WorkflowState> {
  try {
    const { status, runId } = await temporal.workflow.getHandle(workflowId).describe();
    return { state: status.name === "RUNNING" ? "running" : "closed", runId };
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return { state: "unknown" };
    throw error;
  }
}

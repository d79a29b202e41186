import { type Client, WorkflowExecutionAlreadyStartedError } from "@temporalio/client";
import type { CustodyInput } from "../messages/custody-messages.ts";
import { taskQueues } from "../messages/task-queues.ts";
import type { LifecyclePolicy } from "./policy.ts";

/** What a workflow's start needs of an execution's row. */
export interface StartableExecution {
  readonly id: string;
  readonly workflowId: string;
  readonly createdAt: Date;
}

/**
 * Starts the workflow of an execution that has no transaction's workflow to start it: an administrator's order, or one whose
 * transaction's workflow is gone. Where it runs already, or came to its end, nothing happens.
 */
export async function startCustody(
  client: Client,
  { id, workflowId, createdAt }: StartableExecution,
  { executionTtlMs }: Pick<LifecyclePolicy, "executionTtlMs">,
): Promise<void> {
  const input: CustodyInput = { executionId: id, deadline: createdAt.getTime() + executionTtlMs };
  try {
    await client.workflow.start("custodyExecution", {
      workflowId,
      workflowIdReusePolicy: "ALLOW_DUPLICATE_FAILED_ONLY",
      taskQueue: taskQueues.custody,
      args: [input],
      staticSummary: "Execution by the custody provider",
    });
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  }
}

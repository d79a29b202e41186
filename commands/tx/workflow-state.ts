import { type Client, WorkflowNotFoundError } from "@temporalio/client";
import { transactionWorkflowId } from "../../lifecycle/workflow-ids.ts";

const WITHIN_MS = 5000;

export type WorkflowState =
  | { readonly state: "away" | "unknown" }
  | {
      readonly state: "found";
      readonly runId: string;
      readonly status: string;
      readonly events: number;
      readonly startedAt: Date;
      readonly closedAt: Date | undefined;
    };

/** What Temporal says of a transaction's workflow. */
export async function workflowState(client: Client, requestHash: string): Promise<WorkflowState> {
  try {
    const found = await client.withDeadline(Date.now() + WITHIN_MS, () =>
      client.workflow.getHandle(transactionWorkflowId(requestHash)).describe(),
    );
    return {
      state: "found",
      runId: found.runId,
      status: found.status.name,
      events: found.historyLength,
      startedAt: found.startTime,
      closedAt: found.closeTime,
    };
  } catch (error) {
    return { state: error instanceof WorkflowNotFoundError ? "unknown" : "away" };
  }
}

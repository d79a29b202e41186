import { type Client, WorkflowExecutionAlreadyStartedError, WorkflowNotFoundError } from "@temporalio/client";
import { type Moved, moved, type ShortLivedInput } from "../messages/short-lived-messages.ts";
import { taskQueues } from "../messages/task-queues.ts";

const TELL_WITHIN_MS = 5_000;

interface Start {
  readonly workflowType: string;
  readonly workflowId: string;
  readonly input: ShortLivedInput;
  /** For Temporal's list, in words. */
  readonly summary: string;
}

/** Starts a workflow that first runs when its time is up or it is told of a move; where it runs already, or ever did, nothing happens. */
export async function startShortLived(client: Client, start: Start): Promise<void> {
  const leftMs = start.input.endsAt - Date.now();
  try {
    await client.workflow.start(start.workflowType, {
      workflowId: start.workflowId,
      workflowIdReusePolicy: "REJECT_DUPLICATE",
      taskQueue: taskQueues.lifecycle,
      args: [start.input],
      staticSummary: start.summary,
      ...(leftMs > 0 ? { startDelay: leftMs } : {}),
    });
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  }
}

/** Tells a workflow of a move. One that is not there, be it not yet or no more, needs no telling: it asks when its time is up. */
export async function tellMoved(client: Client, workflowId: string, move: Moved): Promise<void> {
  try {
    // An Update waits for a worker, which may be away for longer than anybody here should wait.
    await client.withDeadline(Date.now() + TELL_WITHIN_MS, () =>
      client.workflow.getHandle(workflowId).executeUpdate(moved, { args: [move] }),
    );
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError)) throw error;
  }
}

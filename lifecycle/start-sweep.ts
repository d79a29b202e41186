import type { Client } from "@temporalio/client";
import { sweepNow } from "../messages/sweep-messages.ts";
import { taskQueues } from "../messages/task-queues.ts";
import { SWEEP_WORKFLOW_ID } from "./workflow-ids.ts";

const INTERVAL_MS = 20_000;

/** Has a sweep begin at once: the one that rests is woken, and where there is none, be it that someone ended it, one is started. */
export async function startSweep(client: Client, intervalMs = INTERVAL_MS): Promise<void> {
  await client.workflow.signalWithStart("sweep", {
    workflowId: SWEEP_WORKFLOW_ID,
    taskQueue: taskQueues.lifecycle,
    args: [{ intervalMs }],
    signal: sweepNow,
    signalArgs: [intervalMs],
  });
}

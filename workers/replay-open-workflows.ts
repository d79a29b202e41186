import { type Client, WorkflowNotFoundError } from "@temporalio/client";
import type { WorkflowBundleOption } from "@temporalio/worker";
import { taskQueues } from "../messages/task-queues.ts";
import { type RecordedWorkflow, replayHistories } from "./replay-history.ts";

export interface ReplayReport {
  readonly replayed: number;
  /** The workflows whose next task would fail on the bundled code, and in Temporal's words why. */
  readonly breaking: readonly { readonly workflowId: string; readonly why: string }[];
}

/** Replays every open workflow of the namespace on the bundled code, which need not be the code that it runs on. */
export async function replayOpenWorkflows(
  client: Client,
  workflowBundle: () => Promise<WorkflowBundleOption>,
): Promise<ReplayReport> {
  const histories = openHistories(client);
  const first = await histories.next();
  // Most often there is nothing open where nothing has run yet, and a bundle takes seconds to make.
  if (first.done) return { replayed: 0, breaking: [] };
  const all = startingWith(first.value, histories);
  const breaking: { workflowId: string; why: string }[] = [];
  let replayed = 0;
  for await (const { workflowId, error } of replayHistories(await workflowBundle(), all)) {
    replayed += 1;
    if (error) breaking.push({ workflowId, why: error.message.split("\n")[0] ?? "" });
  }
  return { replayed, breaking };
}

async function* openHistories(client: Client): AsyncGenerator<RecordedWorkflow, undefined> {
  const query = `TaskQueue IN ('${taskQueues.lifecycle}', '${taskQueues.custody}') AND ExecutionStatus = 'Running'`;
  for await (const { workflowId, runId } of client.workflow.list({ query })) {
    try {
      const history = await client.workflow.getHandle(workflowId, runId).fetchHistory();
      // One that no worker has met yet has nothing to follow.
      if (history.events?.some(({ workflowTaskCompletedEventAttributes: done }) => done))
        yield { workflowId, history };
    } catch (error) {
      // It was open when it was listed, and is over and deleted by now.
      if (!(error instanceof WorkflowNotFoundError)) throw error;
    }
  }
}

async function* startingWith<T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield first;
  yield* rest;
}

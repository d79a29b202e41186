import { Worker, type WorkflowBundleOption } from "@temporalio/worker";
import { globalHandlers } from "@temporalio/worker/lib/workflow/vm-shared.js";

export interface RecordedWorkflow {
  readonly workflowId: string;
  readonly history: unknown;
}

/** Replays a history on the bundled workflows; rejects where they would do something else than it says. */
export async function replayHistory(
  workflowBundle: WorkflowBundleOption,
  history: unknown,
  workflowId = "replayed",
): Promise<void> {
  for await (const { error } of replayHistories(workflowBundle, [{ workflowId, history }])) {
    if (error) throw error;
  }
}

/** Replays one history after the other, and tells of each whether the bundled workflows would do what it says. */
export async function* replayHistories(
  workflowBundle: WorkflowBundleOption,
  histories: Iterable<RecordedWorkflow> | AsyncIterable<RecordedWorkflow>,
): AsyncGenerator<{ workflowId: string; error?: Error }> {
  try {
    yield* Worker.runReplayHistories({ workflowBundle }, histories);
  } finally {
    // A replay runs in the main thread and leaves its promise hooks there, which break every promise of openpgp.
    globalHandlers.uninstall();
  }
}

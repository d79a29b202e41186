import { Worker, type WorkflowBundleOption } from "@temporalio/worker";
import { globalHandlers } from "@temporalio/worker/lib/workflow/vm-shared.js";

/** Replays a history on the bundled workflows; rejects where they would do something else than it says. */
export async function replayHistory(
  workflowBundle: WorkflowBundleOption,
  history: unknown,
  workflowId?: string,
): Promise<void> {
  try {
    await Worker.runReplayHistory({ workflowBundle }, history, workflowId);
  } finally {
    // A replay runs in the main thread and leaves its promise hooks there, which break every promise of openpgp.
    globalHandlers.uninstall();
  }
}

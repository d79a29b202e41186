import type { WorkflowHandle } from "@temporalio/client";

/** When a worker was first given something to do by a workflow, in milliseconds. */
export async function firstTaskAt(handle: WorkflowHandle): Promise<number> {
  const { events } = await handle.fetchHistory();
  const first = events?.find(({ workflowTaskStartedEventAttributes }) => workflowTaskStartedEventAttributes);
  const { seconds, nanos } = first?.eventTime ?? {};
  return Number(seconds) * 1000 + Number(nanos) / 1e6;
}

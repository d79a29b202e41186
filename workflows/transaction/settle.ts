import { proxyActivities, upsertSearchAttributes } from "@temporalio/workflow";
import type { StatusActivities } from "../../activities/transaction/status.ts";
import type { StatusEvent } from "../../domain/status-event.ts";
import { searchAttributes } from "../../messages/search-attributes.ts";
import { taskQueues } from "../../messages/task-queues.ts";
import { untilDone } from "../retry-policies.ts";

export type Settled = Awaited<ReturnType<StatusActivities["settleStatus"]>>;

const { settleStatus } = proxyActivities<StatusActivities>({
  taskQueue: taskQueues.lifecycle,
  startToCloseTimeout: "10s",
  retry: untilDone,
  summary: "Work out the status from all decisions",
});

/** Has the status worked out from what happened and all decisions, and written. */
export async function settle(requestHash: string, event: StatusEvent): Promise<Settled> {
  const settled = await settleStatus(requestHash, event);
  if (settled.status !== "PENDING") {
    upsertSearchAttributes([{ key: searchAttributes.txStatus, value: settled.status }]);
  }
  return settled;
}

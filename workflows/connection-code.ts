import { proxyActivities } from "@temporalio/workflow";
import type { ConnectionActivities } from "../activities/connection/end-connection.ts";
import type { ShortLivedInput, ShortLivedOutcome } from "../messages/short-lived-messages.ts";
import { taskQueues } from "../messages/task-queues.ts";
import { untilDone } from "./retry-policies.ts";
import { untilOver } from "./short-lived/until-over.ts";

const { endConnection } = proxyActivities<ConnectionActivities>({
  taskQueue: taskQueues.lifecycle,
  startToCloseTimeout: "10s",
  retry: untilDone,
});

/** One connection code, until its key is fetched or its time is up. */
export function connectionCode(input: ShortLivedInput): Promise<ShortLivedOutcome> {
  return untilOver(input, endConnection);
}

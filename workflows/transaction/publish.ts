import { proxyActivities } from "@temporalio/workflow";
import type { PublicationActivities } from "../../activities/transaction/publication.ts";
import { taskQueues } from "../messages/task-queues.ts";
import { untilDone } from "../retry-policies.ts";

const { publishDecision } = proxyActivities<PublicationActivities>({
  taskQueue: taskQueues.lifecycle,
  startToCloseTimeout: "1 minute",
  heartbeatTimeout: "5s",
  retry: untilDone,
  summary: "Seal and pin orion's decision and set it on chain",
});

/** Puts orion's decision where the request stands: sealed on IPFS, its identifier and status on chain. */
export async function publish(requestHash: string): Promise<void> {
  await publishDecision(requestHash);
}

import { isCancellation, proxyActivities } from "@temporalio/workflow";
import type { PublicationActivities } from "../../activities/transaction/publication.ts";
import { taskQueues } from "../../messages/task-queues.ts";
import { untilDone } from "../retry-policies.ts";
import { failureType } from "./failure-type.ts";

const { publishDecision } = proxyActivities<PublicationActivities>({
  taskQueue: taskQueues.lifecycle,
  startToCloseTimeout: "1 minute",
  heartbeatTimeout: "5s",
  retry: untilDone,
  summary: "Seal and pin orion's decision and set it on chain",
});

const { recordNotPublished } = proxyActivities<PublicationActivities>({
  taskQueue: taskQueues.lifecycle,
  startToCloseTimeout: "10s",
  retry: untilDone,
  summary: "Record that orion's decision is not published",
});

/**
 * Puts orion's decision where the request stands: sealed on IPFS, its identifier and status on chain. What is decided stays
 * decided where that fails for good: it is recorded, and the sweep tries again. Returns whether it was done.
 */
export async function publish(requestHash: string): Promise<boolean> {
  try {
    await publishDecision(requestHash);
    return true;
  } catch (error) {
    if (isCancellation(error)) throw error;
    await recordNotPublished(requestHash, failureType(error) ?? "unknown");
    return false;
  }
}

import { proxyActivities } from "@temporalio/workflow";
import type { bareActivities } from "./bare-activities.ts";
import { bareQueues } from "./bare-queues.ts";

const options = { startToCloseTimeout: "1 minute" } as const;
const { register, settle, publish } = proxyActivities<typeof bareActivities.lifecycle>({
  ...options,
  taskQueue: bareQueues.lifecycle,
});
const { judge } = proxyActivities<typeof bareActivities.validation>({
  ...options,
  taskQueue: bareQueues.validation,
});

/** The shape of a transaction's workflow with nothing inside: as many activities, in the same order, on as many queues. */
export async function bareTransaction(requestHash: string): Promise<string> {
  await Promise.all([judge(requestHash), register(requestHash)]);
  const [status] = await Promise.all([settle(requestHash), publish(requestHash)]);
  return status;
}

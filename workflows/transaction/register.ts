import { proxyActivities } from "@temporalio/workflow";
import type { RegistrationActivities } from "../../activities/transaction/registration.ts";
import { taskQueues } from "../../messages/task-queues.ts";
import type { TransactionInput } from "../../messages/transaction-messages.ts";
import { untilDone } from "../retry-policies.ts";

/** Pins the sealed request and registers it on chain; tried until the approval deadline. */
export async function register(input: TransactionInput): Promise<void> {
  const { registerRequest } = proxyActivities<RegistrationActivities>({
    taskQueue: taskQueues.lifecycle,
    scheduleToCloseTimeout: Math.max(1000, input.approvalDeadline - Date.now()),
    startToCloseTimeout: "1 minute",
    heartbeatTimeout: "5s",
    retry: untilDone,
    summary: "Pin the request and register it on chain",
  });
  await registerRequest(input.requestHash);
}

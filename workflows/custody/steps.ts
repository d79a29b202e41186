import { ActivityFailure, proxyActivities } from "@temporalio/workflow";
import type { CheckAgainActivities } from "../../activities/custody/check-again.ts";
import type { CustodyStep } from "../../activities/custody/custody-step.ts";
import type { CustodyActivities } from "../../activities/custody/execution.ts";
import { taskQueues } from "../../messages/task-queues.ts";
import { untilDone } from "../retry-policies.ts";

/** One try each: whatever comes of it, the workflow decides when to try again, and begins with a look-up. */
const once = { maximumAttempts: 1 };

const { submitExecution } = proxyActivities<CustodyActivities>({
  taskQueue: taskQueues.custody,
  startToCloseTimeout: "2 minutes",
  heartbeatTimeout: "10s",
  retry: once,
  summary: "Look the order up at the custody provider, and submit it if it is not there",
});

const { followExecution } = proxyActivities<CustodyActivities>({
  taskQueue: taskQueues.custody,
  startToCloseTimeout: "1 minute",
  heartbeatTimeout: "10s",
  retry: once,
  summary: "Look at the order at the custody provider and on chain",
});

const { stopExecution, giveUpExecution } = proxyActivities<CustodyActivities>({
  taskQueue: taskQueues.custody,
  startToCloseTimeout: "10s",
  retry: untilDone,
  summary: "Record that it is not to be executed any more",
});

const { checkAgain } = proxyActivities<CheckAgainActivities>({
  taskQueue: taskQueues.validation,
  startToCloseTimeout: "20s",
  heartbeatTimeout: "5s",
  retry: once,
  summary: "Put the request to orion again, whose verdict has grown old",
});

/** Has the provider take the order, unless it must wait; a verdict that has grown old is looked at again first. */
export async function submit(executionId: string): Promise<CustodyStep> {
  const step = await attempt(() => submitExecution(executionId));
  if (step.state !== "waits" || step.for !== "verdict-check") return step;
  const checked = await attempt(() => checkAgain(executionId));
  return checked.state === "ended" ? checked : attempt(() => submitExecution(executionId));
}

export const follow = (executionId: string) => attempt(() => followExecution(executionId));
export const stop = stopExecution;
export const giveUp = giveUpExecution;

/** What an unexpected failure, or a worker that died, did is not known: it is looked up the next time. */
async function attempt(step: () => Promise<CustodyStep>): Promise<CustodyStep> {
  try {
    return await step();
  } catch (error) {
    // Only what an activity ended with; a mistake of the workflow's own code must show.
    if (!(error instanceof ActivityFailure)) throw error;
    return { state: "waits", for: "custody-unclear" };
  }
}

import {
  condition,
  continueAsNew,
  isCancellation,
  proxyActivities,
  setCurrentDetails,
  setHandler,
  workflowInfo,
} from "@temporalio/workflow";
import type { SweepRecordActivities } from "../activities/sweep/record.ts";
import { type SweepInput, sweepNow } from "../messages/sweep-messages.ts";
import { taskQueues } from "../messages/task-queues.ts";
import { fewTries } from "./retry-policies.ts";
import { describeSweep } from "./sweep/describe-sweep.ts";
import { runSteps } from "./sweep/run-steps.ts";

const { recordSweep, deleteEarlierRun } = proxyActivities<SweepRecordActivities>({
  taskQueue: taskQueues.lifecycle,
  startToCloseTimeout: "10s",
  retry: fewTries,
});

/** Finishes what a crash left half done, again and again: one workflow for as long as the service lives. */
export async function sweep(input: SweepInput): Promise<void> {
  let { intervalMs } = input;
  let isWoken = false;
  setHandler(sweepNow, (newIntervalMs) => {
    intervalMs = newIntervalMs;
    isWoken = true;
  });
  const { continuedFromExecutionRunId: earlier } = workflowInfo();
  if (earlier) await unlessItFails(deleteEarlierRun(earlier));
  do {
    isWoken = false;
    const outcomes = await runSteps();
    setCurrentDetails(describeSweep(outcomes, Date.now()));
    const failing = outcomes.filter(({ isFailing }) => isFailing).map(({ step }) => step);
    const ran = outcomes.map(({ step }) => step);
    await unlessItFails(recordSweep(ran, failing));
    await condition(() => isWoken, intervalMs, { summary: "Next sweep" });
  } while (!workflowInfo().continueAsNewSuggested);
  await continueAsNew<typeof sweep>({ intervalMs });
}

/** The next sweep tries again, and one that is never recorded shows as late. */
async function unlessItFails(step: Promise<void>): Promise<void> {
  try {
    await step;
  } catch (error) {
    if (isCancellation(error)) throw error;
  }
}

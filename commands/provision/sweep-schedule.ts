import {
  type Client,
  ScheduleAlreadyRunning,
  type ScheduleOptions,
  ScheduleOverlapPolicy,
} from "@temporalio/client";
import { taskQueues } from "../../workflows/messages/task-queues.ts";
import { sweep } from "../../workflows/sweep.ts";

const SCHEDULE: ScheduleOptions = {
  scheduleId: "sweep",
  spec: { intervals: [{ every: "20s" }] },
  action: {
    type: "startWorkflow",
    workflowId: "sweep",
    workflowType: sweep,
    taskQueue: taskQueues.lifecycle,
    workflowExecutionTimeout: "10 minutes",
    staticSummary: "Finishes what a crash left half done",
  },
  // A sweep that is late makes the next one pointless: it looks at everything anyway.
  policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: "1 minute" },
};

/** Creates the schedule, or brings an existing one to what the code says today. */
export async function ensureSweepSchedule(client: Client): Promise<void> {
  try {
    await client.schedule.create(SCHEDULE);
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
    await client.schedule
      .getHandle(SCHEDULE.scheduleId)
      .update((existing) => ({ ...SCHEDULE, state: existing.state }));
  }
}

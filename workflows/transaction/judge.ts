import { isCancellation, proxyActivities } from "@temporalio/workflow";
import type { ArbiterActivities } from "../../activities/transaction/arbiter.ts";
import type { UndecidedActivities } from "../../activities/transaction/undecided.ts";
import type { OrionDecision } from "../../domain/decide.ts";
import { taskQueues } from "../messages/task-queues.ts";
import type { TransactionInput } from "../messages/transaction-messages.ts";
import { untilDone } from "../retry-policies.ts";
import { failureType } from "./failure-type.ts";

const { judgeRequest } = proxyActivities<ArbiterActivities>({
  taskQueue: taskQueues.validation,
  // An arbiter that is away for longer than this leaves the decision to the owner.
  scheduleToCloseTimeout: "5 minutes",
  startToCloseTimeout: "20s",
  heartbeatTimeout: "5s",
  retry: untilDone,
  summary: "Ask orion",
});

const { recordUndecided } = proxyActivities<UndecidedActivities>({
  taskQueue: taskQueues.lifecycle,
  startToCloseTimeout: "10s",
  retry: untilDone,
  summary: "Record that orion could not decide",
});

/** The built-in arbiter's decision; undefined where only the holder of an ORION key decides. */
export async function judge(input: TransactionInput): Promise<OrionDecision | undefined> {
  if (input.arbiter === "external") return undefined;
  try {
    return await judgeRequest(input.requestHash);
  } catch (error) {
    const type = failureType(error);
    if (isCancellation(error) || type === "hash-mismatch") throw error;
    return recordUndecided(
      input.requestHash,
      type === "arbiter-refused" ? "arbiter-refused" : "arbiter-away",
    );
  }
}

import { isCancellation, patched, proxyActivities } from "@temporalio/workflow";
import type { ArbiterActivities } from "../../activities/transaction/arbiter.ts";
import type { UnjudgedActivities } from "../../activities/transaction/unjudged.ts";
import type { OrionDecision } from "../../domain/decide.ts";
import { taskQueues } from "../../messages/task-queues.ts";
import type { TransactionInput } from "../../messages/transaction-messages.ts";
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

const { recordUnjudged, recordUndecided } = proxyActivities<UnjudgedActivities>({
  taskQueue: taskQueues.lifecycle,
  startToCloseTimeout: "10s",
  retry: untilDone,
  summary: "Record what becomes of a request that orion could not judge",
});

/** The built-in arbiter's decision; undefined where only the holder of an ORION key decides. */
export async function judge(input: TransactionInput): Promise<OrionDecision | undefined> {
  if (input.arbiter === "external") return undefined;
  try {
    return await judgeRequest(input.requestHash);
  } catch (error) {
    const type = failureType(error);
    if (isCancellation(error) || type === "hash-mismatch") throw error;
    // Open workflows from before know the step by another name, which said too little: what cannot be read is rejected.
    const record = patched("record-unjudged") ? recordUnjudged : recordUndecided;
    return record(input.requestHash, type === "arbiter-refused" ? type : "arbiter-away");
  }
}

import { WorkflowExecutionAlreadyStartedError } from "@temporalio/common";
import {
  ChildWorkflowFailure,
  isCancellation,
  ParentClosePolicy,
  sleep,
  startChild,
  WorkflowIdReusePolicy,
} from "@temporalio/workflow";
import { custodyWorkflowId } from "../../domain/custody-workflow-id.ts";
import { searchAttributes } from "../../messages/search-attributes.ts";
import { taskQueues } from "../../messages/task-queues.ts";
import type { TransactionInput } from "../../messages/transaction-messages.ts";
import type { custodyExecution } from "../custody-execution.ts";
import { type Settled, settle } from "./settle.ts";
import type { Tally } from "./tally.ts";

const AGAIN_AFTER_MS = 10_000;
/** One that was terminated may be started again: it begins with the look-up and submits nothing twice. */
const REUSE = WorkflowIdReusePolicy.ALLOW_DUPLICATE_FAILED_ONLY;

/** Has the custody provider execute it, in a workflow of its own that outlives this one, and takes over what came of it. */
export async function executeByCustody(
  { requestHash, executionTtlMs }: TransactionInput,
  executionId: string,
  tally: Tally,
): Promise<Settled> {
  const deadline = Date.now() + executionTtlMs;
  for (;;) {
    await custodyEnded(requestHash, executionId, deadline);
    const settled = await settle(requestHash, "decided");
    tally.settled(settled);
    if (settled.status !== "APPROVED") return settled;
    await sleep(AGAIN_AFTER_MS, { summary: "Custody's workflow ended before its time; it is started again" });
  }
}

async function custodyEnded(requestHash: string, executionId: string, deadline: number): Promise<void> {
  try {
    const child = await startChild<typeof custodyExecution>("custodyExecution", {
      workflowId: custodyWorkflowId(requestHash),
      workflowIdReusePolicy: REUSE,
      taskQueue: taskQueues.custody,
      parentClosePolicy: ParentClosePolicy.ABANDON,
      args: [{ executionId, deadline }],
      typedSearchAttributes: [{ key: searchAttributes.requestHash, value: requestHash }],
      staticSummary: "Execution by the custody provider",
    });
    await child.result();
  } catch (error) {
    if (isCancellation(error) || !isChildsFailure(error)) throw error;
  }
}

/** It was terminated, or another of the same id runs: how the execution stands is the database's to say. */
function isChildsFailure(error: unknown): boolean {
  return error instanceof ChildWorkflowFailure || error instanceof WorkflowExecutionAlreadyStartedError;
}

import { condition, isCancellation, proxyActivities } from "@temporalio/workflow";
import type { ExecutionActivities, Sighting } from "../../activities/transaction/execution.ts";
import { taskQueues } from "../../messages/task-queues.ts";
import type { TransactionInput } from "../../messages/transaction-messages.ts";
import { fewTries } from "../retry-policies.ts";
import { failureType } from "./failure-type.ts";
import { type Settled, settle } from "./settle.ts";
import type { Tally } from "./tally.ts";

const { lookForExecution } = proxyActivities<ExecutionActivities>({
  taskQueue: taskQueues.lifecycle,
  startToCloseTimeout: "1 minute",
  scheduleToCloseTimeout: "2 minutes",
  heartbeatTimeout: "10s",
  retry: fewTries,
  summary: "Look for the reported execution on chain",
});

const SOONEST_MS = 2000;
const LATEST_MS = 30 * 60_000;
/** Ten thousand events of history at the most, however long the operator lets an execution take. */
const MOST_LOOKS = 1500;

/**
 * Waits for the end of an approved transaction: a report of any kind, or the time. A reported execution is looked for again and
 * again, the longer it takes the less often, and holds no worker meanwhile. Over, too, when custody is to execute it after all.
 */
export async function awaitEnd(input: TransactionInput, tally: Tally): Promise<Settled> {
  const deadline = Date.now() + input.executionTtlMs;
  let reportedAt: number | undefined;
  for (;;) {
    const nextLook =
      reportedAt === undefined ? deadline : Date.now() + pause(reportedAt, input.executionTtlMs);
    const isLate = Date.now() >= deadline;
    const isLast = !isLate && deadline <= nextLook;
    const waitMs = Math.max(1, (isLast ? deadline : nextLook) - Date.now());
    const summary = isLast ? "Execution deadline" : "Next look for the execution";
    if (await condition(tally.hasReport, waitMs, { summary })) {
      tally.takeReport();
      reportedAt = Date.now();
    }
    const seen = await look(input.requestHash);
    const settled = await settle(input.requestHash, eventOf(seen, Date.now() >= deadline));
    tally.settled(settled);
    if (settled.status !== "APPROVED" || settled.custody) return settled;
  }
}

/** What is in a block when the time is up has been executed in time; whether it stays there is a matter of minutes. */
function eventOf(seen: Sighting | "hash-mismatch", isOver: boolean) {
  if (seen === "hash-mismatch") return seen;
  return isOver && seen !== "mined" ? "execution-expired" : "decided";
}

function pause(reportedAt: number, ttlMs: number): number {
  const longest = Math.max(LATEST_MS, ttlMs / MOST_LOOKS);
  return Math.round(Math.min(longest, Math.max(SOONEST_MS, (Date.now() - reportedAt) / 10)));
}

/** A look that fails is made up for by the next one. */
async function look(requestHash: string): Promise<Sighting | "hash-mismatch"> {
  try {
    return await lookForExecution(requestHash);
  } catch (error) {
    if (isCancellation(error)) throw error;
    return failureType(error) === "hash-mismatch" ? "hash-mismatch" : "awaited";
  }
}

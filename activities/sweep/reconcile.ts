import { type Client, WorkflowNotFoundError } from "@temporalio/client";
import type { Database } from "../../db/database.ts";
import { openAmong, overdueRequests } from "../../db/transactions/open-transactions.ts";
import { settleStatus } from "../../db/transactions/settle-status.ts";
import type { LifecyclePolicy } from "../../lifecycle/policy.ts";
import { requestHashOf, transactionWorkflowId } from "../../lifecycle/workflow-ids.ts";
import { closedTransactions } from "./closed-transactions.ts";

/** A worker that was away for a while ends its workflows late, not never. */
const GRACE_MS = 10 * 60_000;

export type ReconcileActivities = ReturnType<typeof createReconcileActivities>;

export function createReconcileActivities(deps: {
  database: Database;
  temporal: Client;
  policy: LifecyclePolicy;
}) {
  const { database, temporal, policy } = deps;
  return {
    /** A workflow that was terminated, or lost with its server, cannot write its end; the record must have one all the same. */
    async endOrphans(): Promise<number> {
      const suspects = [
        ...(await stoppedRequests(temporal)),
        ...(await overdueRequests(database, due(policy))),
      ];
      let ended = 0;
      for (const requestHash of await openAmong(database, suspects)) {
        // What is listed may lag behind, and what is late may be under way: only the server's own word counts.
        if (await isRunning(temporal, requestHash)) continue;
        await settleStatus(database, requestHash, "workflow-gone");
        ended += 1;
      }
      return ended;
    },
  };
}

function due(policy: LifecyclePolicy): { pendingSince: Date; approvedSince: Date } {
  const now = Date.now();
  return {
    pendingSince: new Date(now - policy.approvalTtlMs - GRACE_MS),
    approvedSince: new Date(now - policy.executionTtlMs - GRACE_MS),
  };
}

/** Requests whose workflow was stopped from outside, or failed, of late. */
async function stoppedRequests(temporal: Client): Promise<string[]> {
  const stopped = closedTransactions(temporal, "Terminated", "TimedOut", "Failed", "Canceled");
  const hashes: string[] = [];
  for await (const { workflowId } of stopped) hashes.push(requestHashOf(workflowId));
  return hashes;
}

async function isRunning(temporal: Client, requestHash: string): Promise<boolean> {
  try {
    const { status } = await temporal.workflow.getHandle(transactionWorkflowId(requestHash)).describe();
    return status.name === "RUNNING";
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return false;
    throw error;
  }
}

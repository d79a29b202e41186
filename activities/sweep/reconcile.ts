import type { Client } from "@temporalio/client";
import type { Database } from "../../db/database.ts";
import { openRequests } from "../../db/transactions/open-transactions.ts";
import { settleStatus } from "../../db/transactions/settle-status.ts";
import { transactionWorkflowId } from "../../lifecycle/workflow-ids.ts";
import { eachByItself } from "./each-by-itself.ts";
import type { StepReport } from "./step-report.ts";
import { stateOf } from "./workflow-state.ts";

export type ReconcileActivities = ReturnType<typeof createReconcileActivities>;

export function createReconcileActivities({ database, temporal }: { database: Database; temporal: Client }) {
  return {
    /** A workflow that was terminated, or lost with its server, cannot write its end; the record must have one all the same. */
    async endOrphans(): Promise<StepReport> {
      const open = await openRequests(database);
      if (open.length === 0) return { done: 0, failed: 0 };
      const running = await runningWorkflows(temporal);
      const suspects = open.filter((requestHash) => !running.has(transactionWorkflowId(requestHash)));
      return eachByItself(suspects, async (requestHash) => {
        // What is listed lags behind what is: only the server's own word counts.
        const { state } = await stateOf(temporal, requestHash);
        if (state === "running") return "left";
        await settleStatus(database, requestHash, "workflow-gone");
      });
    },
  };
}

async function runningWorkflows(temporal: Client): Promise<Set<string>> {
  const query = "WorkflowType = 'transaction' AND ExecutionStatus = 'Running'";
  const ids = new Set<string>();
  for await (const { workflowId } of temporal.workflow.list({ query, pageSize: 1000 })) ids.add(workflowId);
  return ids;
}

import { type Client, WorkflowNotFoundError } from "@temporalio/client";
import {
  openExecutions,
  unstartedExecutions,
  type WaitingExecution,
} from "../../db/custody/execution-outbox.ts";
import type { Database } from "../../db/database.ts";
import type { LifecyclePolicy } from "../../lifecycle/policy.ts";
import { startCustody } from "../../lifecycle/start-custody.ts";
import { tellReport } from "../../lifecycle/tell-report.ts";
import { eachByItself } from "./each-by-itself.ts";
import type { StepReport } from "./step-report.ts";
import { stateOf, stateOfWorkflow } from "./workflow-state.ts";

export type CustodySweepActivities = ReturnType<typeof createCustodySweepActivities>;

interface Dependencies {
  readonly database: Database;
  readonly temporal: Client;
  readonly policy: LifecyclePolicy;
}

export function createCustodySweepActivities(deps: Dependencies) {
  const { database, temporal } = deps;
  return {
    /** Orders that were committed and, because a process died or Temporal was away, have no workflow at work. */
    async startExecutions(): Promise<StepReport> {
      return eachByItself(await unstartedExecutions(database), async (execution) => {
        const { requestHash, id } = execution;
        if (requestHash === null) return startCustody(temporal, execution, deps.policy);
        try {
          // A transaction's own workflow starts it, and waits for it.
          await tellReport(temporal, requestHash, id);
        } catch (error) {
          if (!(error instanceof WorkflowNotFoundError)) throw error;
          await startCustody(temporal, execution, deps.policy);
        }
      });
    },
    /** A workflow that was terminated, or lost with its server, follows nothing; what is with the provider must be followed. */
    async resumeExecutions(): Promise<StepReport> {
      const open = await openExecutions(database);
      if (open.length === 0) return { done: 0, failed: 0 };
      const running = await runningExecutions(temporal);
      const suspects = open.filter(({ workflowId }) => !running.has(workflowId));
      return eachByItself(suspects, (execution) => resume(deps, execution));
    },
  };
}

async function resume(
  { temporal, policy }: Dependencies,
  execution: WaitingExecution,
): Promise<"left" | undefined> {
  // What is listed lags behind what is: only the server's own word counts.
  if ((await stateOfWorkflow(temporal, execution.workflowId)).state === "running") return "left";
  const { requestHash } = execution;
  // Its transaction's workflow starts it again by itself.
  if (requestHash !== null && (await stateOf(temporal, requestHash)).state === "running") return "left";
  await startCustody(temporal, execution, policy);
  return undefined;
}

async function runningExecutions(temporal: Client): Promise<Set<string>> {
  const query = "WorkflowType = 'custodyExecution' AND ExecutionStatus = 'Running'";
  const ids = new Set<string>();
  for await (const { workflowId } of temporal.workflow.list({ query, pageSize: 1000 })) ids.add(workflowId);
  return ids;
}

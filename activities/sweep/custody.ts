import { type Client, WorkflowNotFoundError } from "@temporalio/client";
import {
  openExecutions,
  openExecutionsAmong,
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

/** However many wait, a sweep looks at so many of them, and the next one at those that come after. */
const AT_ONCE = 200;
/** Longer than from one sweep to the next, also where one of them failed. */
const ENDED_WITHIN_MS = 10 * 60_000;

export function createCustodySweepActivities(deps: Dependencies) {
  const { database, temporal } = deps;
  let after: WaitingExecution | undefined;
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
      const open = await openExecutions(database, after, AT_ONCE);
      after = open.length < AT_ONCE ? undefined : open.at(-1);
      const running = await runningAmong(temporal, open);
      const suspects = new Map(
        [
          ...open.filter(({ workflowId }) => !running.has(workflowId)),
          ...(await openExecutionsAmong(database, await endedLately(temporal))),
        ].map((one) => [one.id, one]),
      );
      return eachByItself([...suspects.values()], (execution) => resume(deps, execution));
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

async function runningAmong(temporal: Client, open: readonly WaitingExecution[]): Promise<Set<string>> {
  if (open.length === 0) return new Set();
  const ids = open.map(({ workflowId }) => `'${workflowId}'`).join(", ");
  const running = "WorkflowType = 'custodyExecution' AND ExecutionStatus = 'Running'";
  return new Set(await list(temporal, `${running} AND WorkflowId IN (${ids})`));
}

/** Those that someone ended, or that failed, need not wait until it is their turn to be looked at. */
function endedLately(temporal: Client): Promise<string[]> {
  const since = new Date(Date.now() - ENDED_WITHIN_MS).toISOString();
  const ended = `ExecutionStatus IN ('Terminated', 'Failed', 'TimedOut') AND CloseTime > '${since}'`;
  return list(temporal, `WorkflowType = 'custodyExecution' AND ${ended}`);
}

async function list(temporal: Client, query: string): Promise<string[]> {
  const ids: string[] = [];
  for await (const { workflowId } of temporal.workflow.list({ query, pageSize: AT_ONCE })) {
    ids.push(workflowId);
    if (ids.length === AT_ONCE) break;
  }
  return ids;
}

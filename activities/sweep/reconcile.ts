import type { Client } from "@temporalio/client";
import type { Database } from "../../db/database.ts";
import { type OpenRequest, openAmong, openRequests } from "../../db/transactions/open-transactions.ts";
import { settleStatus } from "../../db/transactions/settle-status.ts";
import { requestHashOf, transactionWorkflowId } from "../../lifecycle/workflow-ids.ts";
import { eachByItself } from "./each-by-itself.ts";
import type { StepReport } from "./step-report.ts";
import { stateOf } from "./workflow-state.ts";

/** However many wait, a sweep looks at so many of them, and the next one at those that come after. */
const AT_ONCE = 1000;
/** A workflow is started within moments of its record; one that was not is asked for by itself. */
const STARTED_WITHIN_MS = 60_000;
/** Longer than from one sweep to the next, also where one of them failed. */
const ENDED_WITHIN_MS = 10 * 60_000;

export type ReconcileActivities = ReturnType<typeof createReconcileActivities>;

export function createReconcileActivities({ database, temporal }: { database: Database; temporal: Client }) {
  let after: OpenRequest | undefined;
  return {
    /** A workflow that was terminated, or lost with its server, cannot write its end; the record must have one all the same. */
    async endOrphans(): Promise<StepReport> {
      const open = await openRequests(database, after, AT_ONCE);
      after = open.length < AT_ONCE ? undefined : open.at(-1);
      const suspects = new Set([
        ...(await openAmong(database, await endedLately(temporal))),
        ...(await notListed(temporal, open)),
      ]);
      return eachByItself([...suspects], async (requestHash) => {
        // What is listed lags behind what is: only the server's own word counts.
        const { state } = await stateOf(temporal, requestHash);
        if (state === "running") return "left";
        await settleStatus(database, requestHash, "workflow-gone");
      });
    },
  };
}

/** Requests whose workflow someone ended, or that failed: these need not wait until it is their turn to be looked at. */
async function endedLately(temporal: Client): Promise<string[]> {
  const since = new Date(Date.now() - ENDED_WITHIN_MS).toISOString();
  const ended = `ExecutionStatus IN ('Terminated', 'Failed', 'TimedOut') AND CloseTime > '${since}'`;
  return (await list(temporal, `WorkflowType = 'transaction' AND ${ended}`, AT_ONCE)).map(requestHashOf);
}

/** Those that have no workflow among the running ones of their time. */
async function notListed(temporal: Client, open: readonly OpenRequest[]): Promise<string[]> {
  const [first, last] = [open[0], open.at(-1)];
  if (!first || !last) return [];
  const from = new Date(first.createdMs).toISOString();
  const until = new Date(last.createdMs + STARTED_WITHIN_MS).toISOString();
  const started = `ExecutionStatus = 'Running' AND StartTime BETWEEN '${from}' AND '${until}'`;
  const running = new Set(await list(temporal, `WorkflowType = 'transaction' AND ${started}`, 2 * AT_ONCE));
  return open.map(({ hash }) => hash).filter((hash) => !running.has(transactionWorkflowId(hash)));
}

async function list(temporal: Client, query: string, most: number): Promise<string[]> {
  const ids: string[] = [];
  for await (const { workflowId } of temporal.workflow.list({ query, pageSize: 1000 })) {
    ids.push(workflowId);
    if (ids.length === most) break;
  }
  return ids;
}

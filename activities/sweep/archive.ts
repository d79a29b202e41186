import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Client } from "@temporalio/client";
import { historyToJSON } from "@temporalio/common/lib/proto-utils.js";
import type { Database } from "../../db/database.ts";
import {
  keepExecutionHistory,
  keepHistory,
  markExecutionWithoutHistory,
  markWithoutHistory,
  unarchivedExecutions,
  unarchivedRequests,
} from "../../db/histories/workflow-histories.ts";
import { transactionWorkflowId } from "../../lifecycle/workflow-ids.ts";
import { eachByItself } from "./each-by-itself.ts";
import type { StepReport } from "./step-report.ts";
import { stateOf, stateOfWorkflow } from "./workflow-state.ts";

const compress = promisify(gzip);

export type ArchiveActivities = ReturnType<typeof createArchiveActivities>;

export function createArchiveActivities({ database, temporal }: { database: Database; temporal: Client }) {
  /** The whole of a closed run, as Temporal's own tools export it. */
  async function historyOf(workflowId: string, runId: string) {
    const json = historyToJSON(await temporal.workflow.getHandle(workflowId, runId).fetchHistory());
    const sha256 = createHash("sha256").update(json).digest("hex");
    return { workflowId, runId, gzip: await compress(json), sha256 };
  }

  async function archiveRequest(requestHash: string): Promise<"left" | undefined> {
    const workflow = await stateOf(temporal, requestHash);
    if (workflow.state === "running") return "left";
    if (workflow.state === "unknown") await markWithoutHistory(database, requestHash);
    else
      await keepHistory(
        database,
        requestHash,
        await historyOf(transactionWorkflowId(requestHash), workflow.runId),
      );
    return undefined;
  }

  async function archiveExecution(id: string, workflowId: string): Promise<"left" | undefined> {
    const workflow = await stateOfWorkflow(temporal, workflowId);
    if (workflow.state === "running") return "left";
    if (workflow.state === "unknown") await markExecutionWithoutHistory(database, id);
    else await keepExecutionHistory(database, id, await historyOf(workflowId, workflow.runId));
    return undefined;
  }

  return {
    /** Temporal forgets closed workflows after its retention; audits come later than that. */
    async archiveHistories(): Promise<StepReport> {
      const requests = await eachByItself(await unarchivedRequests(database), archiveRequest);
      const executions = await eachByItself(await unarchivedExecutions(database), ({ id, workflowId }) =>
        archiveExecution(id, workflowId),
      );
      return { done: requests.done + executions.done, failed: requests.failed + executions.failed };
    },
  };
}

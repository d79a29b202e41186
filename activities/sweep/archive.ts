import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Client } from "@temporalio/client";
import { historyToJSON } from "@temporalio/common/lib/proto-utils.js";
import type { Database } from "../../db/database.ts";
import {
  keepHistory,
  markWithoutHistory,
  unarchivedRequests,
} from "../../db/histories/workflow-histories.ts";
import { transactionWorkflowId } from "../../lifecycle/workflow-ids.ts";
import { eachByItself } from "./each-by-itself.ts";
import type { StepReport } from "./step-report.ts";
import { stateOf } from "./workflow-state.ts";

const compress = promisify(gzip);

export type ArchiveActivities = ReturnType<typeof createArchiveActivities>;

export function createArchiveActivities({ database, temporal }: { database: Database; temporal: Client }) {
  return {
    /** Temporal forgets closed workflows after its retention; audits come later than that. */
    async archiveHistories(): Promise<StepReport> {
      return eachByItself(await unarchivedRequests(database), async (requestHash) => {
        const workflow = await stateOf(temporal, requestHash);
        if (workflow.state === "unknown") return markWithoutHistory(database, requestHash);
        if (workflow.state === "running") return "left";
        const workflowId = transactionWorkflowId(requestHash);
        const { runId } = workflow;
        const json = historyToJSON(await temporal.workflow.getHandle(workflowId, runId).fetchHistory());
        const sha256 = createHash("sha256").update(json).digest("hex");
        await keepHistory(database, requestHash, { workflowId, runId, gzip: await compress(json), sha256 });
      });
    },
  };
}

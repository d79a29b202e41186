import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Client } from "@temporalio/client";
import { historyToJSON } from "@temporalio/common/lib/proto-utils.js";
import type { Database } from "../../db/database.ts";
import { isArchived, keepHistory } from "../../db/histories/workflow-histories.ts";
import { closedTransactions } from "./closed-transactions.ts";

const compress = promisify(gzip);
const MOST_PER_SWEEP = 200;

export type ArchiveActivities = ReturnType<typeof createArchiveActivities>;

export function createArchiveActivities(deps: { database: Database; temporal: Client }) {
  return {
    /** Temporal forgets closed workflows after its retention; audits come later than that. */
    async archiveHistories(): Promise<number> {
      let kept = 0;
      for await (const { workflowId, runId } of closedTransactions(deps.temporal)) {
        if (await isArchived(deps.database.em, workflowId)) continue;
        const json = historyToJSON(await deps.temporal.workflow.getHandle(workflowId, runId).fetchHistory());
        const sha256 = createHash("sha256").update(json).digest("hex");
        await keepHistory(deps.database.em, { workflowId, runId, gzip: await compress(json), sha256 });
        kept += 1;
        if (kept === MOST_PER_SWEEP) break;
      }
      return kept;
    },
  };
}

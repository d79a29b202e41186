import { executionStanding } from "../custody/execution-standing.ts";
import { stopExecution } from "../custody/stop-execution.ts";
import type { Database } from "../database.ts";
import { preparedTransaction } from "../prepared-transaction.ts";
import { lockTransaction } from "../transactions/lock-transaction.ts";
import { type AddedReport, addReport, keptReports } from "./add-report.ts";

/** `custodyWorkflowId` is whom to tell where the custody provider executes it. */
export type CancelRecorded =
  | AddedReport
  | { readonly custodyWorkflowId: string }
  | "not-approved"
  | "ended"
  | "submitted";

/**
 * Records that an approved transaction is not to be executed any more; the same said again is the same report. One that may be
 * with the custody provider is asked back from there, and ends as that comes out.
 */
export function recordCancel(
  database: Database,
  requestHash: string,
  reporter: string,
): Promise<CancelRecorded> {
  return preparedTransaction(database, async (run) => {
    const { id, status } = await lockTransaction(run, requestHash);
    if (status !== "APPROVED") return "not-approved";
    const execution = await executionStanding(run, id);
    if (execution) {
      if (execution.end && execution.end !== "execution-cancelled") return "ended";
      await stopExecution(run, execution.id, "execution-cancelled");
      return { custodyWorkflowId: execution.workflowId };
    }
    const kept = await keptReports(run, id);
    const same = kept.find(({ kind }) => kind === "cancel");
    if (same) return same;
    if (kept.some(({ kind }) => kind === "settlement")) return "ended";
    if (kept.length > 0) return "submitted";
    const report = {
      transactionId: id,
      kind: "cancel",
      txHash: null,
      end: "execution-cancelled",
      reporter,
    } as const;
    const added = await addReport(run, report);
    if (!added) throw new Error("a cancel names no chain transaction that could be another's");
    return added;
  });
}

import { executionStanding } from "../custody/execution-standing.ts";
import type { Database } from "../database.ts";
import { preparedTransaction } from "../prepared-transaction.ts";
import { lockTransaction } from "../transactions/lock-transaction.ts";
import { type AddedReport, addReport, keptReports } from "./add-report.ts";

/** Enough for every honest re-sending at a higher price. */
const MOST_REPORTS = 20;

export type ExecutionRecorded =
  | AddedReport
  | "not-approved"
  | "ended"
  | "of-another"
  | "too-many"
  | "custody";

/** Records that an approved transaction is said to be executed by this chain transaction; the same said again is the same report. */
export function recordExecution(
  database: Database,
  requestHash: string,
  { txHash, reporter }: { readonly txHash: string; readonly reporter: string },
): Promise<ExecutionRecorded> {
  return preparedTransaction(database, async (run) => {
    const { id, status } = await lockTransaction(run, requestHash);
    const kept = await keptReports(run, id);
    if (status !== "APPROVED") return "not-approved";
    if (await executionStanding(run, id)) return "custody";
    if (kept.some(({ kind }) => kind !== "execution")) return "ended";
    const same = kept.find((report) => report.txHash === txHash);
    if (same) return same;
    if (kept.length >= MOST_REPORTS) return "too-many";
    const report = { transactionId: id, kind: "execution", txHash, end: null, reporter } as const;
    return (await addReport(run, report)) ?? "of-another";
  });
}

import { type EndingReport, type ReportedEnd, reportedEnd } from "../../domain/ending-report.ts";
import type { Run } from "../prepared-transaction.ts";

export interface TakenReports {
  /** The end that they come to, if any. */
  readonly reported: ReportedEnd | undefined;
  /** Whether an execution is among them that the workflow has not seen before, nor anybody looked for with success. */
  readonly hasUnseenReport: boolean;
}

/** Reads every report and marks it as seen by the workflow. */
export async function takeReports(run: Run, transactionId: string): Promise<TakenReports> {
  const rows = await run<EndingReport & { unseen: boolean }>(
    "reports",
    `select kind, "end", signalled_at is null as unseen from ending_report where transaction_id = $1 order by created_at`,
    transactionId,
  );
  if (rows.some(({ unseen }) => unseen)) {
    const sql =
      "update ending_report set signalled_at = $2 where transaction_id = $1 and signalled_at is null";
    await run("reports-seen", sql, transactionId, new Date());
  }
  return {
    reported: reportedEnd(rows),
    hasUnseenReport: rows.some(({ unseen, end }) => unseen && end === null),
  };
}

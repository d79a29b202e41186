import { randomUUID } from "node:crypto";
import type { ReportedEnd, ReportKind } from "../../domain/ending-report.ts";
import type { Run } from "../prepared-transaction.ts";

export interface NewReport {
  readonly transactionId: string;
  readonly kind: ReportKind;
  readonly txHash: string | null;
  readonly end: ReportedEnd | null;
  readonly reporter: string;
}

const ADD = `
  insert into ending_report (id, transaction_id, owner_id, kind, tx_hash, "end", reporter, created_at)
  select $1, t.id, t.owner_id, $3, $4, $5, $6, $7 from transaction_request t where t.id = $2
  on conflict (owner_id, tx_hash) do nothing returning id`;

export interface AddedReport {
  readonly id: string;
  readonly createdAt: Date;
}

/** Adds a report under the transaction's lock; nothing where its chain transaction is another request's. */
export async function addReport(run: Run, report: NewReport): Promise<AddedReport | undefined> {
  const [id, createdAt] = [randomUUID(), new Date()];
  const { transactionId, kind, txHash, end, reporter } = report;
  const [added] = await run("add-report", ADD, id, transactionId, kind, txHash, end, reporter, createdAt);
  return added ? { id, createdAt } : undefined;
}

export interface KeptReport extends AddedReport {
  readonly kind: ReportKind;
  readonly txHash: string | null;
}

/** Every report of a transaction, the oldest first. */
export async function keptReports(run: Run, transactionId: string): Promise<KeptReport[]> {
  const rows = await run<Omit<KeptReport, "createdAt"> & { createdMs: number }>(
    "kept-reports",
    `select id, kind, tx_hash as "txHash", (extract(epoch from created_at) * 1000)::float8 as "createdMs"
       from ending_report where transaction_id = $1 order by created_at`,
    transactionId,
  );
  return rows.map(({ createdMs, ...row }) => ({ ...row, createdAt: new Date(createdMs) }));
}

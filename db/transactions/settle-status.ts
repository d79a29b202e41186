import type { OrionDecision } from "../../domain/decide.ts";
import { nextStatus, type StatusAndReason } from "../../domain/next-status.ts";
import type { StatusEvent } from "../../domain/status-event.ts";
import { STATUS_REASONS } from "../../domain/status-reason.ts";
import { executionStanding } from "../custody/execution-standing.ts";
import { orderExecution } from "../custody/order-execution.ts";
import type { Database } from "../database.ts";
import { takeReports } from "../endings/take-reports.ts";
import { tellWatchers } from "../mcp/tell-watchers.ts";
import { preparedTransaction, type Run } from "../prepared-transaction.ts";
import { collectDecisions, type RecordedDecision } from "./collect-decisions.ts";
import { type LockedTransaction, lockTransaction } from "./lock-transaction.ts";
import { addOrion } from "./record-orion.ts";

export interface SettledStatus extends StatusAndReason {
  readonly orion: OrionDecision | null;
  /** The execution's id, while the custody provider is to execute an approved one. */
  readonly custody?: string;
}

/**
 * The only place that writes a status; what it becomes is domain/next-status.ts's to say. Under the row's lock all decisions
 * are read again, so a REJECTED that was acknowledged before is always seen.
 */
export function settleStatus(
  database: Database,
  requestHash: string,
  event: StatusEvent,
): Promise<SettledStatus> {
  return preparedTransaction(database, async (run) => {
    const transaction = await lockTransaction(run, requestHash);
    const decisions = collectDecisions(await takeDecisions(run, transaction.id));
    const isApproved = transaction.status === "APPROVED";
    const reports = isApproved ? await takeReports(run, transaction.id) : {};
    const execution = isApproved ? await executionStanding(run, transaction.id) : undefined;
    const custody = execution && (execution.end ?? "under-way");
    const next = nextStatus({ ...transaction, decisions, ...reports, custody }, event);
    await write(run, transaction, next);
    const ordered =
      transaction.status === "PENDING" && next.status === "APPROVED"
        ? await orderExecution(run, { ...transaction, requestHash })
        : execution?.id;
    let orion = decisions.orion ?? null;
    if (!orion && next.status !== "PENDING") {
      // A polling client waits for orion's word: it must end for everyone.
      const analysis = STATUS_REASONS[next.reason];
      await addOrion(run, requestHash, { decision: "UNDECIDED", confidence: 0, analysis });
      orion = "UNDECIDED";
    }
    if (orion) await tellWatchers(run, requestHash, orion, next.status);
    return { ...next, orion, ...(next.status === "APPROVED" && ordered ? { custody: ordered } : {}) };
  });
}

/** Reads every decision and marks it as seen by the workflow. */
async function takeDecisions(run: Run, transactionId: string): Promise<RecordedDecision[]> {
  const rows = await run<RecordedDecision & { unseen: boolean }>(
    "decisions",
    `select type, decision, api_key_id is not null as "byKey", signalled_at is null as unseen
       from approval where transaction_id = $1`,
    transactionId,
  );
  if (rows.some(({ unseen }) => unseen)) {
    const sql = "update approval set signalled_at = $2 where transaction_id = $1 and signalled_at is null";
    await run("decisions-seen", sql, transactionId, new Date());
  }
  return rows;
}

async function write(
  run: Run,
  { id, status, reason }: LockedTransaction,
  next: StatusAndReason,
): Promise<void> {
  if (status === next.status && reason === next.reason) return;
  await run(
    "write-status",
    `update transaction_request
        set status = $2, status_reason = $3::varchar,
            status_detail = case when $3::varchar = 'over-budget'
                                 then (select r.refusal from budget_reservation r where r.external_id = request_hash) end,
            updated_at = $4, started_at = coalesce(started_at, $4),
            decided_at = case when $5 then $4 else decided_at end, ended_at = case when $6 then $4 else ended_at end
      where id = $1`,
    id,
    next.status,
    next.reason,
    new Date(),
    status === "PENDING" && next.status !== "PENDING",
    next.status === "EXECUTED" || next.status === "FAILED",
  );
}

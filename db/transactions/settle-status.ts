import { decide, type OrionDecision } from "../../domain/decide.ts";
import { STATUS_REASONS, type StatusReason } from "../../domain/status-reason.ts";
import { mayBecome, type TransactionStatus } from "../../domain/transaction-status.ts";
import type { Database } from "../database.ts";
import { preparedTransaction, type Run } from "../prepared-transaction.ts";
import { collectDecisions, type RecordedDecision } from "./collect-decisions.ts";
import { type HeldTransaction, holdTransaction } from "./hold-transaction.ts";
import { addOrion } from "./record-orion.ts";

export interface SettledStatus {
  status: TransactionStatus;
  reason: StatusReason;
  orion: OrionDecision | null;
}

/**
 * The only place that writes a status. Under the row's lock it reads all decisions again, so a REJECTED that was acknowledged
 * before is always seen. `cause` is what ends the transaction whatever was decided, such as a deadline or a failed registration.
 */
export function settleStatus(
  database: Database,
  requestHash: string,
  cause: StatusReason | null,
): Promise<SettledStatus> {
  return preparedTransaction(database, async (run) => {
    const transaction = await holdTransaction(run, requestHash);
    const decisions = collectDecisions(await takeDecisions(run, transaction.id));
    const decided = decide(transaction.execution, transaction.awaitsRegistration, decisions);
    const next = workOut(transaction, decided, cause);
    await write(run, transaction, next);
    let orion = decisions.orion ?? null;
    if (!orion && next.status !== "PENDING") {
      // A polling client waits for orion's word: it must end for everyone.
      const analysis = STATUS_REASONS[next.reason];
      await addOrion(run, requestHash, { decision: "UNDECIDED", confidence: 0, analysis });
      orion = "UNDECIDED";
    }
    return { ...next, orion };
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

function workOut(
  { status, statusReason }: HeldTransaction,
  decided: { status: TransactionStatus; reason: StatusReason },
  cause: StatusReason | null,
): { status: TransactionStatus; reason: StatusReason } {
  if (status === "PENDING") {
    if (decided.status !== "PENDING" || !cause) return decided;
    return { status: "REJECTED", reason: cause };
  }
  if (status === "APPROVED" && cause) return { status: "FAILED", reason: cause };
  return { status, reason: statusReason };
}

async function write(
  run: Run,
  { id, status, statusReason }: HeldTransaction,
  next: { status: TransactionStatus; reason: StatusReason },
): Promise<void> {
  if (status === next.status && statusReason === next.reason) return;
  if (status !== next.status && !mayBecome(status, next.status)) {
    throw new Error(`a transaction cannot go from ${status} to ${next.status}`);
  }
  await run(
    "write-status",
    `update transaction_request
        set status = $2, status_reason = $3, updated_at = $4, started_at = coalesce(started_at, $4),
            decided_at = case when $5 then $4 else decided_at end
      where id = $1`,
    id,
    next.status,
    next.reason,
    new Date(),
    status === "PENDING" && next.status !== "PENDING",
  );
}

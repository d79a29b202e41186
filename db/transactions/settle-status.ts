import type { EntityManager } from "@mikro-orm/postgresql";
import { decide, type OrionDecision } from "../../domain/decide.ts";
import { STATUS_REASONS, type StatusReason } from "../../domain/status-reason.ts";
import { mayBecome, type TransactionStatus } from "../../domain/transaction-status.ts";
import { Approval } from "../entities/approval.ts";
import type { Transaction } from "../entities/transaction.ts";
import { collectDecisions } from "./collect-decisions.ts";
import { lockTransaction } from "./lock-transaction.ts";
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
  em: EntityManager,
  requestHash: string,
  cause: StatusReason | null,
): Promise<SettledStatus> {
  return em.fork().transactional(async (tx) => {
    const transaction = await lockTransaction(tx, requestHash);
    const approvals = await tx.find(Approval, { transaction: transaction.id });
    const decisions = collectDecisions(approvals);
    const next = workOut(
      transaction,
      decide(transaction.execution, awaitsRegistration(transaction), decisions),
      cause,
    );
    write(transaction, next);
    let orion = decisions.orion ?? null;
    if (!orion && next.status !== "PENDING") {
      // A polling client waits for orion's word: it must end for everyone.
      addOrion(tx, transaction, {
        decision: "UNDECIDED",
        confidence: 0,
        analysis: STATUS_REASONS[next.reason],
      });
      orion = "UNDECIDED";
    }
    const now = new Date();
    for (const approval of approvals) approval.signalledAt ??= now;
    return { ...next, orion };
  });
}

function workOut(
  transaction: Transaction,
  decided: { status: TransactionStatus; reason: StatusReason },
  cause: StatusReason | null,
): { status: TransactionStatus; reason: StatusReason } {
  if (transaction.status === "PENDING") {
    if (decided.status !== "PENDING" || !cause) return decided;
    return { status: "REJECTED", reason: cause };
  }
  if (transaction.status === "APPROVED" && cause) return { status: "FAILED", reason: cause };
  return { status: transaction.status, reason: transaction.statusReason };
}

function write(transaction: Transaction, next: { status: TransactionStatus; reason: StatusReason }): void {
  const { status } = transaction;
  if (status === next.status && transaction.statusReason === next.reason) return;
  if (status !== next.status && !mayBecome(status, next.status)) {
    throw new Error(`a transaction cannot go from ${status} to ${next.status}`);
  }
  const now = new Date();
  if (status === "PENDING" && next.status !== "PENDING") transaction.decidedAt = now;
  transaction.startedAt ??= now;
  transaction.status = next.status;
  transaction.statusReason = next.reason;
  transaction.updatedAt = now;
}

function awaitsRegistration(transaction: Transaction): boolean {
  return transaction.form !== "plain" && transaction.registeredAt === null;
}

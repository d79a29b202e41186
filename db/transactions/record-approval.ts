import { randomUUID } from "node:crypto";
import type { ApprovalType } from "../../domain/approval-type.ts";
import type { OrionDecision } from "../../domain/decide.ts";
import type { KeyLabel } from "../../domain/key-types.ts";
import type { Database } from "../database.ts";
import { preparedTransaction } from "../prepared-transaction.ts";

import type { FoundApproval } from "./found-approval.ts";
import { type LockedTransaction, lockTransaction } from "./lock-transaction.ts";

export interface NewApproval {
  readonly type: ApprovalType;
  readonly decision: OrionDecision;
  readonly userId?: string;
  readonly apiKeyId?: string;
  readonly label?: KeyLabel;
  readonly confidence?: number;
  readonly analysis?: string;
}

export type ApprovalRecorded =
  | Omit<FoundApproval, "address">
  | "not-pending"
  | "decided-already"
  | "own-proposal";

const ADD = `
  insert into approval (id, transaction_id, approver, type, decision, user_id, api_key_id, label, confidence, analysis, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  on conflict (transaction_id, approver) do nothing returning id`;

const JUDGED = "update transaction_request set judged_at = $2, orion_confidence = $3 where id = $1";

/**
 * Records a decision under the transaction's lock: once this returns it, every later status takes it into account. Who
 * decides as orion shares one name, so that there is one orion decision; everyone else decides once each.
 */
export function recordApproval(
  database: Database,
  requestHash: string,
  approval: NewApproval,
): Promise<ApprovalRecorded> {
  return preparedTransaction(database, async (run) => {
    const transaction = await lockTransaction(run, requestHash);
    if (transaction.status !== "PENDING") return "not-pending";
    if (approvesOwnProposal(transaction, approval)) return "own-proposal";
    const row = {
      id: randomUUID(),
      transactionId: transaction.id,
      type: approval.type,
      decision: approval.decision,
      userId: approval.userId ?? null,
      apiKeyId: approval.apiKeyId ?? null,
      label: approval.label ?? null,
      confidence: approval.confidence ?? null,
      analysis: approval.analysis ?? null,
      createdAt: new Date(),
    };
    const [added] = await run(
      "add-approval",
      ADD,
      row.id,
      row.transactionId,
      approverOf(approval),
      row.type,
      row.decision,
      row.userId,
      row.apiKeyId,
      row.label,
      row.confidence,
      row.analysis,
      row.createdAt,
    );
    if (!added) return "decided-already";
    if (row.type === "orion" && row.decision !== "UNDECIDED")
      await run("judged", JUDGED, row.transactionId, row.createdAt, row.confidence);
    return row;
  });
}

/** Whoever proposes never stands in for the owner; to reject what one proposed is to withdraw it. */
function approvesOwnProposal(
  { createdByKey }: LockedTransaction,
  { type, decision, apiKeyId }: NewApproval,
): boolean {
  return type === "admin" && decision === "APPROVED" && createdByKey !== null && createdByKey === apiKeyId;
}

function approverOf({ type, apiKeyId, userId }: NewApproval): string {
  if (type === "orion") return "orion";
  return apiKeyId ? `key:${apiKeyId}` : `user:${userId}`;
}

import { randomUUID } from "node:crypto";
import { type EntityManager, UniqueConstraintViolationException } from "@mikro-orm/postgresql";
import type { ApprovalType } from "../../domain/approval-type.ts";
import type { OrionDecision } from "../../domain/decide.ts";
import type { KeyLabel } from "../../domain/key-types.ts";
import { Approval } from "./approval.entity.ts";
import { type FoundApproval, foundApproval } from "./found-approval.ts";
import { lockTransaction } from "./lock-transaction.ts";

export interface NewApproval {
  readonly type: ApprovalType;
  readonly decision: OrionDecision;
  readonly userId?: string;
  readonly apiKeyId?: string;
  readonly label?: KeyLabel;
  readonly confidence?: number;
  readonly analysis?: string;
}

export type ApprovalRecorded = FoundApproval | "not-pending" | "decided-already";

/**
 * Records a decision under the transaction's lock: once this returns it, every later status takes it into account. Who
 * decides as orion shares one name, so that there is one orion decision; everyone else decides once each.
 */
export async function recordApproval(
  em: EntityManager,
  requestHash: string,
  approval: NewApproval,
): Promise<ApprovalRecorded> {
  try {
    return await em.fork().transactional(async (tx) => {
      const transaction = await lockTransaction(tx, requestHash);
      if (transaction.status !== "PENDING") return "not-pending";
      const row = tx.create(Approval, {
        id: randomUUID(),
        transaction,
        approver: approverOf(approval),
        type: approval.type,
        decision: approval.decision,
        user: approval.userId ?? null,
        apiKey: approval.apiKeyId ?? null,
        label: approval.label ?? null,
        confidence: approval.confidence ?? null,
        analysis: approval.analysis ?? null,
        createdAt: new Date(),
      });
      await tx.flush();
      return foundApproval(await tx.populate(row, ["user"]));
    });
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) return "decided-already";
    throw error;
  }
}

function approverOf({ type, apiKeyId, userId }: NewApproval): string {
  if (type === "orion") return "orion";
  return apiKeyId ? `key:${apiKeyId}` : `user:${userId}`;
}

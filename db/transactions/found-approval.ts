import type { Loaded } from "@mikro-orm/postgresql";
import type { ApprovalType } from "../../domain/approval-type.ts";
import type { OrionDecision } from "../../domain/decide.ts";
import type { KeyLabel } from "../../domain/key-types.ts";
import type { Approval } from "./approval.entity.ts";

/** One decision, as readers need it. */
export interface FoundApproval {
  readonly id: string;
  readonly transactionId: string;
  readonly decision: OrionDecision;
  readonly type: ApprovalType;
  readonly userId: string | null;
  readonly address: string | null;
  readonly apiKeyId: string | null;
  readonly label: KeyLabel | null;
  readonly confidence: number | null;
  readonly analysis: string | null;
  readonly createdAt: Date;
}

export function foundApproval(row: Loaded<Approval, "user">): FoundApproval {
  const { id, decision, type, createdAt } = row;
  return {
    id,
    transactionId: row.transaction.id,
    decision,
    type,
    userId: row.user?.id ?? null,
    address: row.user?.$.ethereumAddress ?? null,
    apiKeyId: row.apiKey?.id ?? null,
    label: row.label ?? null,
    confidence: row.confidence == null ? null : Number(row.confidence),
    analysis: row.analysis ?? null,
    createdAt,
  };
}

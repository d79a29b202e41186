import { Type } from "typebox";
import type { FoundApproval } from "../../db/transactions/found-approval.ts";
import { KEY_LABELS } from "../../domain/key-types.ts";
import { Timestamp } from "../timestamp.ts";

const shared = { id: Type.String(), transactionId: Type.String(), createdAt: Timestamp };
const Decision = Type.Enum(["APPROVED", "REJECTED"]);

export const UserApproval = Type.Object(
  {
    ...shared,
    decision: Decision,
    type: Type.Enum(["user_ui", "user"]),
    approver: Type.Object(
      { id: Type.String(), ethereumAddress: Type.String() },
      { additionalProperties: false },
    ),
  },
  { $id: "UserApproval", additionalProperties: false },
);

export const OrionApproval = Type.Object(
  {
    ...shared,
    decision: Type.Enum(["APPROVED", "REJECTED", "UNDECIDED"]),
    type: Type.Literal("orion"),
    confidence: Type.Number({ minimum: 0, maximum: 1 }),
    analysis: Type.String({ description: "The arbiter's reasoning." }),
  },
  { $id: "OrionApproval", additionalProperties: false },
);

export const ApiKeyApproval = Type.Object(
  {
    ...shared,
    decision: Decision,
    type: Type.Enum(["user", "admin"]),
    label: Type.Enum([...KEY_LABELS]),
    apiKeyId: Type.String(),
  },
  { $id: "ApiKeyApproval", additionalProperties: false },
);

/** An approval in the shape of its kind: a person's, an API key's or orion's. */
export function presentApproval(approval: FoundApproval) {
  const { id, transactionId, decision, type } = approval;
  const record = { id, transactionId, decision, type, createdAt: approval.createdAt.toISOString() };
  if (type === "orion") {
    return { ...record, confidence: approval.confidence ?? 0, analysis: approval.analysis ?? "" };
  }
  if (approval.apiKeyId) return { ...record, label: approval.label, apiKeyId: approval.apiKeyId };
  return { ...record, approver: { id: approval.userId, ethereumAddress: approval.address } };
}

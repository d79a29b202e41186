import { Type } from "typebox";
import { TRANSACTION_STATUSES } from "../../domain/transaction-status.ts";
import { ApiKeyApproval, OrionApproval, UserApproval } from "./approval-records.ts";

/** Whether anyone of each kind has approved. */
export const ApprovalRoles = Type.Object(
  { user: Type.Boolean(), agent: Type.Boolean(), arbiter: Type.Boolean(), orion: Type.Boolean() },
  { additionalProperties: false },
);

export const ApprovalStatus = Type.Object(
  {
    status: Type.Enum([...TRANSACTION_STATUSES]),
    user: Type.Array(UserApproval),
    orion: Type.Array(OrionApproval, {
      description: "Empty while verification is pending; the first entry is the verdict.",
    }),
    apiKeys: Type.Array(ApiKeyApproval),
    roles: ApprovalRoles,
  },
  { additionalProperties: false },
);

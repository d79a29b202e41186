import { Type } from "typebox";
import type { TransactionRow } from "../../db/transactions/transaction-row.ts";
import { statusSentence } from "../../domain/status-reason.ts";
import { TRANSACTION_STATUSES } from "../../domain/transaction-status.ts";
import { Timestamp } from "../timestamp.ts";

export const transactionFields = {
  id: Type.String({ description: "UUID." }),
  requestHash: Type.String({
    description: "EIP-712 digest; the key of every other call about this transaction.",
  }),
  description: Type.String({
    description: "The submitted userPrompt; empty where only a foreign service can open it.",
  }),
  status: Type.Enum([...TRANSACTION_STATUSES]),
  statusReason: Type.String({ description: "Why it has this status, in a sentence." }),
  execution: Type.Integer({ minimum: 0, maximum: 2 }),
  sealed: Type.Boolean({ description: "Whether only a foreign verification service can open it." }),
  intentSignedBy: Type.Union([Type.String(), Type.Null()], {
    description:
      "The owner's address where they signed the intent; null where the agent's word for it is all there is.",
  }),
  createdAt: Timestamp,
  updatedAt: Timestamp,
};

export const TransactionRecord = Type.Object(transactionFields, {
  $id: "Transaction",
  additionalProperties: false,
});

type Presented = Pick<
  TransactionRow,
  | "id"
  | "requestHash"
  | "description"
  | "status"
  | "statusReason"
  | "execution"
  | "sealed"
  | "intentSignedBy"
  | "createdAt"
  | "updatedAt"
> &
  Partial<Pick<TransactionRow, "statusDetail">>;

export function presentTransaction(transaction: Presented) {
  return {
    id: transaction.id,
    requestHash: transaction.requestHash,
    description: transaction.description,
    status: transaction.status,
    statusReason: statusSentence(transaction),
    execution: transaction.execution,
    sealed: transaction.sealed,
    intentSignedBy: transaction.intentSignedBy ?? null,
    createdAt: transaction.createdAt.toISOString(),
    updatedAt: transaction.updatedAt.toISOString(),
  };
}

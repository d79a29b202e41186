import { Type } from "typebox";
import type { PublicTransaction as Row } from "../../db/agents/public-transactions.ts";
import { TRANSACTION_STATUSES } from "../../domain/transaction-status.ts";
import { Timestamp } from "../timestamp.ts";

/** No prompt, payload or analysis: those are for the owner. */
export const PublicTransaction = Type.Object(
  {
    requestHash: Type.String(),
    status: Type.Enum([...TRANSACTION_STATUSES]),
    execution: Type.Integer({ minimum: 0, maximum: 2 }),
    chainId: Type.Integer({ description: "The chain that it is meant for." }),
    decision: Type.Union([Type.Enum(["APPROVED", "REJECTED", "UNDECIDED"]), Type.Null()], {
      description: "Orion's; null until there is one.",
    }),
    confidence: Type.Union([Type.Number({ minimum: 0, maximum: 1 }), Type.Null()]),
    failingNodes: Type.Array(Type.String(), { description: "Checks of the built-in arbiter, by their ids." }),
    chainTxHash: Type.Union([Type.String(), Type.Null()], {
      description: "The chain transaction that registered the request; null until then, and for a plain one.",
    }),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  { $id: "PublicTransaction", additionalProperties: false },
);

export function presentPublicTransaction(row: Row) {
  const { requestHash, status, execution, chainId, decision, confidence, failingNodes } = row;
  return {
    requestHash,
    status,
    execution,
    chainId,
    decision,
    confidence,
    failingNodes,
    chainTxHash: row.registrationTx,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

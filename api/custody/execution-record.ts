import { Type } from "typebox";
import type { ExecutionRow } from "../../db/custody/execution-row.ts";
import { CUSTODY_STATES, CUSTODY_WAITS } from "../../domain/custody-end.ts";
import { CUSTODY_KINDS } from "../../domain/execution-type.ts";
import { Timestamp } from "../timestamp.ts";

const Text = Type.Union([Type.String(), Type.Null()]);

export const CustodyExecution = Type.Object(
  {
    id: Type.String(),
    type: Type.Enum([...CUSTODY_KINDS]),
    state: Type.Enum([...CUSTODY_STATES], {
      description: "PENDING until the custody provider is known to have it.",
    }),
    waitsFor: { ...Text, description: "Why it is not further, in a sentence." },
    custodyTransactionId: { ...Text, description: "Its id at the custody provider." },
    custodyStatus: { ...Text, description: "The provider's own word, such as PENDING_AUTHORIZATION." },
    custodySubStatus: Text,
    txHash: Text,
    differences: Type.Array(Type.String(), {
      description: "In what the provider's transaction is not what was verified.",
    }),
    cancelling: Type.Boolean({ description: "Whether the provider is being asked to cancel it." }),
    createdAt: Timestamp,
  },
  { $id: "CustodyExecution", additionalProperties: false },
);

export function presentExecution(row: ExecutionRow) {
  return {
    id: row.id,
    type: row.type,
    state: row.state,
    waitsFor: row.waitsFor && CUSTODY_WAITS[row.waitsFor],
    custodyTransactionId: row.custodyTransactionId,
    custodyStatus: row.custodyStatus,
    custodySubStatus: row.custodySubStatus,
    txHash: row.txHash,
    differences: row.differences ?? [],
    cancelling: row.isStopping,
    createdAt: row.createdAt.toISOString(),
  };
}

import { Type } from "typebox";
import { type FoundMetadata, findMetadata } from "../../db/endings/orion-metadata.ts";
import { type Answer, ok } from "../answer.ts";
import type { Dependencies } from "../dependencies.ts";
import { notFound } from "../refusal.ts";
import { Timestamp } from "../timestamp.ts";

const Text = Type.Union([Type.String(), Type.Null()]);

/** Of an attestation we know neither format nor fields: it is kept and shown as it came. */
export const TeeProof = Type.Union([
  Type.Object({}, { additionalProperties: true }),
  Type.String({ minLength: 1 }),
]);

export const OrionMetadata = Type.Object(
  {
    requestHash: Type.String(),
    teeProof: Type.Union([TeeProof, Type.Null()]),
    enclave: Text,
    settlement: Type.Union([
      Type.Object(
        {
          status: Type.Enum(["EXECUTED", "FAILED"]),
          txHash: Text,
          blockNumber: Type.Union([Type.Integer(), Type.Null()]),
          error: Text,
          settledAt: Timestamp,
        },
        { additionalProperties: false },
      ),
      Type.Null(),
    ]),
    requestCid: Text,
    responseCid: Text,
    chainTxHash: { ...Text, description: "The chain transaction that registered the request." },
    verdict: Type.Union([
      Type.Object(
        {
          decision: Type.Enum(["APPROVED", "REJECTED", "UNDECIDED"]),
          confidence: Type.Number({ minimum: 0, maximum: 1 }),
          failingNodes: Type.Array(Type.String()),
        },
        { additionalProperties: false },
      ),
      Type.Null(),
    ]),
    updatedAt: Timestamp,
  },
  { $id: "OrionMetadata", additionalProperties: false },
);

export const unknownRequest = () => notFound("There is no transaction with this requestHash.");

/** The metadata as it stands now. */
export async function answerMetadata(requestHash: string, { database }: Dependencies): Promise<Answer> {
  const found = await findMetadata(database, requestHash);
  if (!found) throw unknownRequest();
  return ok(present(found));
}

function present({ teeProof, settlement, registrationTx, updatedAt, ...metadata }: FoundMetadata) {
  return {
    ...metadata,
    teeProof: teeProof === null ? null : (JSON.parse(teeProof) as unknown),
    settlement: settlement && { ...settlement, settledAt: settlement.settledAt.toISOString() },
    chainTxHash: registrationTx,
    updatedAt: updatedAt.toISOString(),
  };
}

import Type, { type Static } from "typebox";
import { AuditedRecord } from "../audited-record.ts";
import { ChainSighting } from "../chain-sighting.ts";

/** Something was asked and did not answer what it should. */
const Failure = Type.Object({ failure: Type.String() });
const Pin = Type.Union([
  Type.Literal("as stored"),
  Type.Object({ base64: Type.String() }),
  Failure,
  Type.Null(),
]);
const SessionKey = Type.Union([Type.String(), Type.Null()]);

/** Everything that was found of one transaction, to be verified elsewhere. */
export const Bundle = Type.Object({
  exportedAt: Type.String(),
  exportedBy: Type.String(),
  record: AuditedRecord,
  history: Type.Union([Type.Object({ sha256: Type.String(), json: Type.String() }), Type.Null()]),
  /** What the inbox held; null where it knew no such request. */
  entry: Type.Union([
    Type.Object({
      requestCid: Type.String(),
      responseCid: Type.String(),
      status: Type.Enum(["PENDING", "APPROVED", "REJECTED", "UNDECIDED"]),
    }),
    Failure,
    Type.Null(),
  ]),
  /** By their hashes; null where the chain knew no such transaction. */
  chainTransactions: Type.Record(Type.String(), Type.Union([ChainSighting, Failure, Type.Null()])),
  pins: Type.Object({ request: Pin, response: Pin }),
  /** What opens the sealed request and the sealed response, and nothing else; only where the payload was asked for. */
  sessionKeys: Type.Union([Type.Object({ request: SessionKey, response: SessionKey }), Type.Null()]),
});

export type Bundle = Static<typeof Bundle>;

import { Type } from "typebox";
import type { QuorumRow } from "../../db/quorums/provider-quorums.ts";
import { QUORUM_TYPES, type QuorumType } from "../../domain/quorum-type.ts";
import { Timestamp } from "../timestamp.ts";

export const QuorumTypeInput = Type.Unsafe<QuorumType>(
  Type.Enum([...QUORUM_TYPES], { mustBe: "execution or agent" }),
);

export const QuorumTypeParam = Type.Object({ type: QuorumTypeInput });

/** The provider's limit. */
export const DisplayNameInput = Type.String({
  minLength: 1,
  maxLength: 50,
  pattern: "\\S",
  mustBe: "1 to 50 characters, not all of them spaces",
});

export const QuorumRecord = Type.Object(
  {
    id: Type.String(),
    type: Type.String(),
    quorumId: Type.String({ description: "Its id at the wallet provider." }),
    displayName: Type.Union([Type.String(), Type.Null()]),
    p256PublicKey: Type.Optional(
      Type.String({ description: "The key that the quorum was made of here, in PEM." }),
    ),
    static: Type.Boolean({ description: "Whether it is the service's own quorum for agents." }),
    createdAt: Timestamp,
  },
  { $id: "ProviderQuorum", additionalProperties: false },
);

export const NoQuorum = Type.Object(
  { type: Type.String(), quorum: Type.Null() },
  { $id: "NoProviderQuorum", additionalProperties: false },
);

export function presentQuorum(row: QuorumRow) {
  return {
    id: row.id,
    type: row.type,
    quorumId: row.quorumId,
    displayName: row.displayName,
    ...(row.p256PublicKey === null ? {} : { p256PublicKey: row.p256PublicKey }),
    static: row.static,
    createdAt: row.createdAt.toISOString(),
  };
}

export const noQuorum = (type: QuorumType) => ({ type, quorum: null });

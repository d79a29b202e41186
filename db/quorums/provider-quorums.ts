import { randomUUID } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { QuorumType } from "../../domain/quorum-type.ts";
import { ProviderQuorum } from "./provider-quorum.entity.ts";

export type QuorumRow = Pick<
  ProviderQuorum,
  "id" | "type" | "quorumId" | "displayName" | "p256PublicKey" | "static" | "createdAt"
>;

export type ChosenQuorum = Pick<QuorumRow, "type" | "quorumId" | "displayName" | "p256PublicKey" | "static">;

/** Makes this the user's quorum of its type; the one before it, if any, is no longer. */
export async function chooseQuorum(
  em: EntityManager,
  userId: string,
  chosen: ChosenQuorum,
): Promise<QuorumRow> {
  return em.fork().upsert(
    ProviderQuorum,
    { id: randomUUID(), user: userId, createdAt: new Date(), ...chosen },
    {
      onConflictFields: ["user", "type"],
      onConflictMergeFields: ["id", "quorumId", "displayName", "p256PublicKey", "static", "createdAt"],
    },
  );
}

export async function findQuorum(
  em: EntityManager,
  userId: string,
  type: QuorumType,
): Promise<QuorumRow | undefined> {
  return (await em.fork().findOne(ProviderQuorum, { user: userId, type })) ?? undefined;
}

/** Forgets the choice; the quorum stays at the provider. */
export async function forgetQuorum(em: EntityManager, userId: string, type: QuorumType): Promise<void> {
  await em.fork().nativeDelete(ProviderQuorum, { user: userId, type });
}

import type { EntityManager } from "@mikro-orm/postgresql";
import { OAuthClient } from "./oauth-client.entity.ts";

export type OAuthClientRow = Pick<
  OAuthClient,
  "id" | "name" | "redirectUris" | "authMethod" | "secretHash" | "createdAt" | "fetchedAt"
>;

export type NewClient = Pick<OAuthClient, "id" | "name" | "redirectUris" | "authMethod"> & {
  readonly secretHash: string | null;
};

/** Keeps a client that registered. */
export async function addClient(em: EntityManager, given: NewClient): Promise<OAuthClientRow> {
  const now = new Date();
  return em
    .fork()
    .transactional(async (tx) =>
      tx.create(OAuthClient, { ...given, createdAt: now, fetchedAt: null, lastUsedAt: now }),
    );
}

/** Keeps what a client's own document said a moment ago, in the place of what it said before. */
export async function keepClientDocument(
  em: EntityManager,
  { id, name, redirectUris }: Pick<NewClient, "id" | "name" | "redirectUris">,
): Promise<OAuthClientRow> {
  const now = new Date();
  return em.fork().upsert(
    OAuthClient,
    {
      id,
      name,
      redirectUris,
      authMethod: "none",
      secretHash: null,
      createdAt: now,
      fetchedAt: now,
      lastUsedAt: now,
    },
    { onConflictAction: "merge", onConflictMergeFields: ["name", "redirectUris", "fetchedAt", "lastUsedAt"] },
  );
}

export async function findClient(em: EntityManager, id: string): Promise<OAuthClientRow | undefined> {
  return (await em.fork().findOne(OAuthClient, { id })) ?? undefined;
}

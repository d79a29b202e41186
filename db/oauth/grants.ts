import type { EntityManager } from "@mikro-orm/postgresql";
import type { Scope } from "../../domain/scopes.ts";
import { Session } from "../accounts/session.entity.ts";
import { newestFirst, olderThan, type Page } from "../newest-first.ts";

export interface GrantRow {
  readonly id: string;
  readonly clientId: string;
  readonly clientName: string;
  readonly scopes: readonly Scope[];
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** What a user has granted to OAuth clients and not taken back, newest first. */
export async function listGrants(
  em: EntityManager,
  userId: string,
  { after, take }: Page,
): Promise<GrantRow[]> {
  const live = { user: userId, kind: "oauth" as const, endedAt: null, expiresAt: { $gt: new Date() } };
  const rows = await em
    .fork()
    .find(
      Session,
      { ...live, ...olderThan(after) },
      { populate: ["client"], orderBy: newestFirst, limit: take },
    );
  return rows.map(({ id, client, scopes, createdAt, lastUsedAt }) => ({
    id,
    clientId: client?.id ?? "",
    clientName: client?.$.name ?? "",
    scopes: scopes ?? [],
    createdAt,
    lastUsedAt: lastUsedAt ?? null,
  }));
}

/** Takes a grant back, at once and everywhere; false where the user has none with this id. Doing it again changes nothing. */
export async function endGrant(em: EntityManager, id: string, userId: string): Promise<boolean> {
  return em.fork().transactional(async (tx) => {
    const grant = await tx.findOne(Session, { id, user: userId, kind: "oauth" });
    if (!grant) return false;
    grant.endedAt ??= new Date();
    return true;
  });
}

/** Ends a grant because its client gave it back. */
export async function endGrantOfClient(em: EntityManager, id: string, clientId: string): Promise<void> {
  await em
    .fork()
    .nativeUpdate(Session, { id, client: clientId, kind: "oauth", endedAt: null }, { endedAt: new Date() });
}

export interface LiveGrant {
  readonly scopes: readonly Scope[];
  readonly refreshTokenId: string;
}

/** A client's own grant, if it lives. */
export async function findLiveGrant(
  em: EntityManager,
  id: string,
  clientId: string,
): Promise<LiveGrant | undefined> {
  const live = {
    id,
    client: clientId,
    kind: "oauth" as const,
    endedAt: null,
    expiresAt: { $gt: new Date() },
  };
  const grant = await em.fork().findOne(Session, live);
  return grant ? { scopes: grant.scopes ?? [], refreshTokenId: grant.refreshTokenId } : undefined;
}

import { randomUUID } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Scope } from "../../domain/scopes.ts";
import type { SessionKind } from "../../domain/session-kind.ts";
import { REFRESH_TOKEN_SECONDS } from "../../domain/token-lifetimes.ts";
import { OAuthClient } from "../oauth/oauth-client.entity.ts";
import { Session } from "./session.entity.ts";
import { User } from "./user.entity.ts";

/** As long as a refresh token is good; each one that takes another's place has it anew. */
export const SESSION_MS = REFRESH_TOKEN_SECONDS * 1000;

/** A session as whoever signs its tokens needs it. */
export interface OpenSession {
  readonly id: string;
  readonly kind: SessionKind;
  readonly userId: string;
  readonly refreshTokenId: string;
  readonly issuedAt: Date;
  /** What an OAuth client was granted; nothing of the kind for a sign-in. */
  readonly grant: { readonly clientId: string; readonly scopes: readonly Scope[] } | undefined;
}

export interface NewSession {
  readonly kind: SessionKind;
  readonly userId: string;
  readonly now: Date;
  /** What an OAuth client is granted. */
  readonly grant?: { readonly clientId: string; readonly scopes: readonly Scope[] };
}

export function openSession(tx: EntityManager, { kind, userId, now, grant }: NewSession): OpenSession {
  const session = tx.create(Session, {
    id: randomUUID(),
    kind,
    user: tx.getReference(User, userId),
    refreshTokenId: randomUUID(),
    previousTokenId: null,
    issuedAt: now,
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_MS),
    endedAt: null,
    client: grant ? tx.getReference(OAuthClient, grant.clientId) : null,
    scopes: grant ? [...grant.scopes] : null,
    lastUsedAt: null,
  });
  return presentSession(session);
}

export function presentSession(session: Session): OpenSession {
  const { id, kind, user, refreshTokenId, issuedAt, client, scopes } = session;
  const grant = client ? { clientId: client.id, scopes: scopes ?? [] } : undefined;
  return { id, kind, userId: user.id, refreshTokenId, issuedAt, grant };
}

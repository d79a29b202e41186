import { randomUUID } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { SessionKind } from "../../domain/session-kind.ts";
import { Session } from "./session.entity.ts";
import { User } from "./user.entity.ts";

/** As long as a refresh token is good; each one that takes another's place has it anew. */
export const SESSION_MS = 30 * 86_400_000;

/** A session as whoever signs its tokens needs it. */
export interface OpenSession {
  readonly id: string;
  readonly kind: SessionKind;
  readonly userId: string;
  readonly refreshTokenId: string;
  readonly issuedAt: Date;
}

export function openSession(
  tx: EntityManager,
  { kind, userId, now }: { kind: SessionKind; userId: string; now: Date },
): OpenSession {
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
  });
  return presentSession(session);
}

export function presentSession({ id, kind, user, refreshTokenId, issuedAt }: Session): OpenSession {
  return { id, kind, userId: user.id, refreshTokenId, issuedAt };
}

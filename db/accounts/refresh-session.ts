import { randomUUID } from "node:crypto";
import { type EntityManager, LockMode } from "@mikro-orm/postgresql";
import { type RefreshStep, refreshStep } from "../../domain/refresh-family.ts";
import type { SessionKind } from "../../domain/session-kind.ts";
import { type OpenSession, presentSession, SESSION_MS } from "./open-session.ts";
import { Session } from "./session.entity.ts";

export interface PresentedRefresh {
  readonly sessionId: string;
  readonly kind: SessionKind;
  readonly tokenId: string;
  readonly now: Date;
}

export interface Refreshed {
  readonly step: RefreshStep;
  /** With the refresh token that is good now; undefined where the one presented is not answered. */
  readonly session: OpenSession | undefined;
}

/**
 * Answers a refresh token with its successor, or ends its family. Those of one family wait for each other, so of two that come
 * at once with the same token the second finds the successor that the first was given.
 */
export function refreshSession(
  em: EntityManager,
  { sessionId: id, kind, tokenId, now }: PresentedRefresh,
): Promise<Refreshed> {
  return em.fork().transactional(async (tx) => {
    const session = await tx.findOne(Session, { id, kind }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const step = session ? refreshStep(session, tokenId, now) : "refuse";
    if (!session || step === "refuse") return { step, session: undefined };
    if (step === "end") {
      session.endedAt = now;
      return { step, session: undefined };
    }
    if (step === "rotate") {
      session.previousTokenId = tokenId;
      session.refreshTokenId = randomUUID();
      session.issuedAt = now;
      session.lastUsedAt = now;
      session.expiresAt = new Date(now.getTime() + SESSION_MS);
    }
    return { step, session: presentSession(session) };
  });
}

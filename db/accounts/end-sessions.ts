import type { EntityManager } from "@mikro-orm/postgresql";
import { Session } from "./session.entity.ts";

/** Ends one session of a user's; another's, an unknown one and one that has ended stay as they are. */
export async function endSession(em: EntityManager, id: string, userId: string): Promise<void> {
  await em.fork().nativeUpdate(Session, { id, user: userId, endedAt: null }, { endedAt: new Date() });
}

/** Ends every session of a user's, on all devices, and everything that they granted to OAuth clients. */
export async function endAllSessions(em: EntityManager, userId: string): Promise<void> {
  await em.fork().nativeUpdate(Session, { user: userId, endedAt: null }, { endedAt: new Date() });
}

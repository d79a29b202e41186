import type { EntityManager } from "@mikro-orm/postgresql";
import { Session } from "./session.entity.ts";

/** Ends one sign-in of a user's; another's, an unknown one and one that has ended stay as they are. */
export async function endSession(em: EntityManager, id: string, userId: string): Promise<void> {
  await em.fork().nativeUpdate(Session, { id, user: userId, endedAt: null }, { endedAt: new Date() });
}

/** Ends every session of a user's, on all devices, and what they granted to OAuth clients, codes that are not exchanged yet included. */
export async function endAllSessions(em: EntityManager, userId: string): Promise<void> {
  await em.fork().transactional(async (tx) => {
    // First, so that a code which is exchanged at this moment has its grant before all are ended, or none.
    await tx.execute("update oauth_session set state = 'expired' where user_id = ? and state = 'approved'", [
      userId,
    ]);
    await tx.nativeUpdate(Session, { user: userId, endedAt: null }, { endedAt: new Date() });
  });
}

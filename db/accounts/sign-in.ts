import { randomUUID } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { ensureUser } from "./ensure-user.ts";
import { Session } from "./session.entity.ts";
import { consumeNonce } from "./siwe-nonces.ts";
import type { User } from "./user.entity.ts";

export interface SignedIn {
  readonly user: User;
  readonly session: Session;
}

/** Uses the nonce up and opens a session, making the user at the first time, all in one commit; undefined where the nonce is not good. */
export async function signIn(
  em: EntityManager,
  { nonce, address, sessionMs }: { nonce: string; address: string; sessionMs: number },
): Promise<SignedIn | undefined> {
  return em.fork().transactional(async (tx) => {
    if (!(await consumeNonce(tx, nonce, address))) return undefined;
    const { user } = await ensureUser(tx, address);
    const now = Date.now();
    const session = tx.create(Session, {
      id: randomUUID(),
      user,
      refreshTokenId: randomUUID(),
      createdAt: new Date(now),
      expiresAt: new Date(now + sessionMs),
      endedAt: null,
    });
    return { user, session };
  });
}

import type { EntityManager } from "@mikro-orm/postgresql";
import { ensureUser } from "./ensure-user.ts";
import { type OpenSession, openSession } from "./open-session.ts";
import { consumeNonce } from "./siwe-nonces.ts";
import type { User } from "./user.entity.ts";

export interface SignedIn {
  readonly user: User;
  readonly session: OpenSession;
}

/** Uses the nonce up and opens a session, making the user at the first time, all in one commit; undefined where the nonce is not good. */
export async function signIn(
  em: EntityManager,
  { nonce, address }: { nonce: string; address: string },
): Promise<SignedIn | undefined> {
  return em.fork().transactional(async (tx) => {
    if (!(await consumeNonce(tx, nonce, address))) return undefined;
    const { user } = await ensureUser(tx, address);
    return { user, session: openSession(tx, { kind: "siwe", userId: user.id, now: new Date() }) };
  });
}

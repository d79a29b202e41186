import { randomUUID } from "node:crypto";
import { type EntityManager, UniqueConstraintViolationException } from "@mikro-orm/postgresql";
import { User } from "../accounts/user.entity.ts";
import { holdAdvisoryLock } from "../advisory-lock.ts";
import { AccountKey } from "./account-key.entity.ts";

export type AccountKeyRow = Pick<
  AccountKey,
  "id" | "publicKey" | "fingerprint" | "createdAt" | "chainTx" | "chainRefusal"
>;

export type NewAccountKey = Pick<AccountKey, "publicKey" | "keyHash" | "fingerprint" | "signature">;

/**
 * Makes this the user's key, in place of the one before. Asked again it answers with what is there; undefined where the key was
 * replaced before or is somebody else's, which the registry on chain would never take.
 */
export async function addAccountKey(
  em: EntityManager,
  userId: string,
  given: NewAccountKey,
): Promise<AccountKeyRow | undefined> {
  try {
    return await em.fork().transactional((tx) => replaceKey(tx, userId, given));
  } catch (error) {
    // Somebody else was first with this very key, a moment ago.
    if (error instanceof UniqueConstraintViolationException) return undefined;
    throw error;
  }
}

async function replaceKey(
  tx: EntityManager,
  userId: string,
  given: NewAccountKey,
): Promise<AccountKeyRow | undefined> {
  await holdAdvisoryLock(tx, `account-key:${userId}`);
  const known = await tx.findOne(AccountKey, { keyHash: given.keyHash });
  if (known) return known.user.id === userId && known.replacedAt === null ? known : undefined;
  const now = new Date();
  await tx.nativeUpdate(AccountKey, { user: userId, replacedAt: null }, { replacedAt: now });
  return tx.create(AccountKey, {
    id: randomUUID(),
    user: tx.getReference(User, userId),
    ...given,
    createdAt: now,
    replacedAt: null,
    chainTx: null,
    chainRefusal: null,
    seenToAt: null,
  });
}

/** The user's present key. */
export async function findAccountKey(em: EntityManager, userId: string): Promise<AccountKeyRow | undefined> {
  return (await em.fork().findOne(AccountKey, { user: userId, replacedAt: null })) ?? undefined;
}

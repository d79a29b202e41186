import type { EntityManager } from "@mikro-orm/postgresql";
import { AccountKey } from "./account-key.entity.ts";

/** Younger ones are on their way. */
const GRACE_MS = 10_000;
/** A workflow that runs needs no telling; one that somebody ended is missed after this long. */
const SEEN_TO_AGAIN_MS = 3_600_000;
const PAGE = 200;
const UNREGISTERED = { replacedAt: null, chainTx: null, chainRefusal: null };

export interface UnregisteredKey {
  readonly id: string;
  readonly address: string;
  readonly publicKey: string;
  readonly signature: string;
}

/** The user's present key, if it is not on chain yet. */
export async function findUnregisteredKey(
  em: EntityManager,
  userId: string,
): Promise<UnregisteredKey | undefined> {
  const key = await em.fork().findOne(AccountKey, { user: userId, ...UNREGISTERED }, { populate: ["user"] });
  if (!key) return undefined;
  const { id, publicKey, signature } = key;
  return { id, publicKey, signature, address: key.user.$.ethereumAddress };
}

export async function markKeyRegistered(em: EntityManager, id: string, chainTx: string): Promise<void> {
  await em.fork().nativeUpdate(AccountKey, { id }, { chainTx });
}

export async function markKeyRefused(em: EntityManager, id: string, chainRefusal: string): Promise<void> {
  await em.fork().nativeUpdate(AccountKey, { id }, { chainRefusal });
}

export interface AccountToSeeTo {
  readonly keyId: string;
  readonly userId: string;
  readonly address: string;
}

/** Accounts whose present key is not on chain though it has been here for a while; those that were never seen to come first. */
export async function accountsToSeeTo(em: EntityManager): Promise<AccountToSeeTo[]> {
  const now = Date.now();
  const keys = await em.fork().find(
    AccountKey,
    {
      ...UNREGISTERED,
      createdAt: { $lt: new Date(now - GRACE_MS) },
      $or: [{ seenToAt: null }, { seenToAt: { $lt: new Date(now - SEEN_TO_AGAIN_MS) } }],
    },
    { orderBy: { seenToAt: "asc nulls first" }, limit: PAGE, populate: ["user"] },
  );
  return keys.map(({ id, user }) => ({ keyId: id, userId: user.id, address: user.$.ethereumAddress }));
}

export async function markSeenTo(em: EntityManager, id: string): Promise<void> {
  await em.fork().nativeUpdate(AccountKey, { id }, { seenToAt: new Date() });
}

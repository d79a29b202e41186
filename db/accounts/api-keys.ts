import { randomUUID } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { hashApiKey, makeApiKey } from "../../domain/api-key.ts";
import { KEY_TYPES, type KeyLabel, type KeyType } from "../../domain/key-types.ts";
import { ApiKey } from "./api-key.entity.ts";
import { User } from "./user.entity.ts";

const PREFIX_LENGTH = 12;

/** A key without its secret, of which only the hash is kept. */
export type ApiKeyRow = Pick<
  ApiKey,
  | "id"
  | "name"
  | "type"
  | "label"
  | "scopes"
  | "prefix"
  | "createdAt"
  | "expiresAt"
  | "revokedAt"
  | "lastUsedAt"
>;

export interface NewKey {
  readonly type: KeyType;
  readonly name: string;
  /** Whose it is; server keys are nobody's. */
  readonly userId?: string;
  readonly label?: KeyLabel;
  readonly expiresAt?: Date;
  /** The environment variable that names its secret. */
  readonly bootstrap?: string;
}

/** What lists show of a secret. */
export function prefixOf(secret: string): string {
  return secret.slice(0, PREFIX_LENGTH);
}

/** Stores a key under the hash of its secret, or without one yet. */
export function addApiKey(tx: EntityManager, secret: string | undefined, given: NewKey): ApiKey {
  return tx.create(ApiKey, {
    id: randomUUID(),
    user: given.userId === undefined ? null : tx.getReference(User, given.userId),
    name: given.name,
    type: given.type,
    label: given.label ?? KEY_TYPES[given.type].defaultLabel,
    scopes: [...KEY_TYPES[given.type].scopes],
    secretHash: secret === undefined ? null : hashApiKey(secret),
    prefix: prefixOf(secret ?? ""),
    bootstrap: given.bootstrap ?? null,
    createdAt: new Date(),
    expiresAt: given.expiresAt ?? null,
    revokedAt: null,
    lastUsedAt: null,
  });
}

/** Makes a key; its secret is known to the caller of this function alone, and only now. */
export async function createApiKey(
  em: EntityManager,
  given: NewKey,
): Promise<{ key: ApiKeyRow; secret: string }> {
  const secret = makeApiKey(given.type);
  return em.fork().transactional(async (tx) => ({ key: addApiKey(tx, secret, given), secret }));
}

/** Revokes a key for good, at once and everywhere; undefined where there is none, or none of that user's. Doing it again changes nothing. */
export async function revokeApiKey(
  em: EntityManager,
  id: string,
  userId?: string,
): Promise<ApiKeyRow | undefined> {
  return em.fork().transactional(async (tx) => {
    const owned = userId === undefined ? {} : { user: userId };
    const key = await tx.findOne(ApiKey, { id, ...owned });
    if (!key) return undefined;
    key.revokedAt ??= new Date();
    // A key that a person revoked does not come back because a variable still names it.
    key.bootstrap = null;
    return key;
  });
}

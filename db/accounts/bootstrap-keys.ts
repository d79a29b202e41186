import type { EntityManager } from "@mikro-orm/postgresql";
import { apiKeyType, hashApiKey } from "../../domain/api-key.ts";
import type { KeyType } from "../../domain/key-types.ts";
import { CannotStart } from "../../runtime/cannot-start.ts";
import { holdAdvisoryLock } from "../advisory-lock.ts";
import { ApiKey } from "./api-key.entity.ts";
import { addApiKey } from "./api-keys.ts";

export interface BootstrapKey {
  /** The environment variable that names the secret. */
  readonly variable: string;
  readonly type: KeyType;
  readonly secret: string | undefined;
}

/**
 * Makes the database say what the variables say: a named key lives, the ones that the variable named before are revoked, and so
 * is its last one when the variable is gone. A key that the operator revoked by hand never comes back.
 */
export async function ensureBootstrapKeys(em: EntityManager, keys: readonly BootstrapKey[]): Promise<void> {
  await em.fork().transactional(async (tx) => {
    await holdAdvisoryLock(tx, "bootstrap-keys");
    for (const key of keys) await ensureKey(tx, key);
  });
}

async function ensureKey(tx: EntityManager, { variable, type, secret }: BootstrapKey): Promise<void> {
  if (secret !== undefined && apiKeyType(secret) !== type) {
    throw new CannotStart(
      `${variable} is not a well-formed ${type} key: its checksum is wrong. npm run keys makes one.`,
    );
  }
  const secretHash = secret === undefined ? undefined : hashApiKey(secret);
  const before = await tx.find(ApiKey, { bootstrap: variable, revokedAt: null });
  for (const key of before) if (key.secretHash !== secretHash) key.revokedAt = new Date();
  if (secret === undefined) return;

  const known = await tx.findOne(ApiKey, { secretHash: hashApiKey(secret) });
  if (!known) {
    addApiKey(tx, secret, { type, name: `${variable} at start`, bootstrap: variable });
  } else if (known.revokedAt && known.bootstrap === null) {
    throw new CannotStart(`The key in ${variable} was revoked. Give another; npm run keys makes one.`);
  } else {
    known.revokedAt = null;
    known.bootstrap = variable;
  }
}

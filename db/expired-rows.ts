import type { EntityManager } from "@mikro-orm/postgresql";
import { IdempotencyKey } from "./entities/idempotency-key.ts";
import { SiweNonce } from "./entities/siwe-nonce.ts";
import { UsedSignature } from "./entities/used-signature.ts";

const IDEMPOTENCY_MS = 24 * 3_600_000;

/** Deletes what nobody can ask for any more; returns how many rows went. */
export async function deleteExpiredRows(em: EntityManager, now: Date): Promise<number> {
  const fork = em.fork();
  return (
    (await fork.nativeDelete(SiweNonce, { expiresAt: { $lt: now } })) +
    (await fork.nativeDelete(UsedSignature, { expiresAt: { $lt: now } })) +
    (await fork.nativeDelete(IdempotencyKey, {
      claimedAt: { $lt: new Date(now.getTime() - IDEMPOTENCY_MS) },
    }))
  );
}

import type { EntityManager } from "@mikro-orm/postgresql";
import { REMEMBERED_MS } from "../domain/connection-code.ts";
import { SiweNonce } from "./accounts/siwe-nonce.entity.ts";
import { UsedSignature } from "./accounts/used-signature.entity.ts";
import { ConnectionCode } from "./connections/connection-code.entity.ts";
import { IdempotencyKey } from "./idempotency/idempotency-key.entity.ts";

const IDEMPOTENCY_MS = 24 * 3_600_000;

/** Deletes what nobody can ask for any more; returns how many rows went. */
export async function deleteExpiredRows(em: EntityManager, now: Date): Promise<number> {
  const fork = em.fork();
  return (
    (await fork.nativeDelete(SiweNonce, { expiresAt: { $lt: now } })) +
    (await fork.nativeDelete(UsedSignature, { expiresAt: { $lt: now } })) +
    (await fork.nativeDelete(IdempotencyKey, {
      claimedAt: { $lt: new Date(now.getTime() - IDEMPOTENCY_MS) },
    })) +
    // Only what is over: an open one is first ended, and its key revoked.
    (await fork.nativeDelete(ConnectionCode, {
      state: { $in: ["consumed", "expired"] },
      endsAt: { $lt: new Date(now.getTime() - REMEMBERED_MS) },
    }))
  );
}

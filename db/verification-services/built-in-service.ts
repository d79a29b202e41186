import type { EntityManager } from "@mikro-orm/postgresql";
import { holdAdvisoryLock } from "../advisory-lock.ts";
import type { ServiceRow } from "./find-services.ts";
import { VerificationService } from "./verification-service.entity.ts";

export function findServiceOfKey(em: EntityManager, pgpFingerprint: string): Promise<ServiceRow | null> {
  return em.fork().findOne(VerificationService, { pgpFingerprint });
}

/** The inboxes that are the service's own, of its present key and of earlier ones. */
export async function findOwnInboxes(em: EntityManager): Promise<string[]> {
  const rows = await em.fork().find(VerificationService, { builtIn: true }, { orderBy: { id: "asc" } });
  return rows.map(({ inbox }) => inbox);
}

/** Records the built-in service; where it is recorded already, it stays as it is. */
export function ensureServiceRow(
  em: EntityManager,
  given: Pick<ServiceRow, "name" | "inbox" | "pgpPublicKey" | "pgpFingerprint">,
): Promise<ServiceRow> {
  return em.fork().transactional(async (tx) => {
    await holdAdvisoryLock(tx, "built-in-service");
    const present = await tx.findOne(VerificationService, { pgpFingerprint: given.pgpFingerprint });
    if (present) return present;
    return tx.create(VerificationService, {
      ...given,
      active: true,
      builtIn: true,
      createdAt: new Date(),
    });
  });
}

import type { EntityManager } from "@mikro-orm/postgresql";
import type { ServiceRow } from "./find-services.ts";
import { VerificationService } from "./verification-service.entity.ts";

/** Records a service whose inbox is there. It is inactive until the registry on chain lists it. */
export async function addService(
  em: EntityManager,
  given: Pick<ServiceRow, "name" | "inbox" | "pgpPublicKey" | "pgpFingerprint" | "builtIn">,
): Promise<ServiceRow> {
  const fork = em.fork();
  const service = fork.create(VerificationService, {
    ...given,
    active: false,
    switches: 0,
    createdAt: new Date(),
  });
  await fork.flush();
  return service;
}

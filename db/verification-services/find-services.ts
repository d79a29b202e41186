import type { EntityManager } from "@mikro-orm/postgresql";
import { VerificationService } from "./verification-service.entity.ts";

export type ServiceRow = Readonly<
  Pick<
    VerificationService,
    "id" | "name" | "inbox" | "pgpPublicKey" | "pgpFingerprint" | "active" | "builtIn" | "createdAt"
  >
>;

/** Those that requests may be sealed to, by ascending id. */
export function activeServices(em: EntityManager): Promise<ServiceRow[]> {
  return em.fork().find(VerificationService, { active: true }, { orderBy: { id: "asc" } });
}

export function allServices(em: EntityManager): Promise<ServiceRow[]> {
  return em.fork().findAll(VerificationService, { orderBy: { id: "asc" } });
}

export function findService(em: EntityManager, id: number): Promise<ServiceRow | null> {
  return em.fork().findOne(VerificationService, { id });
}

import type { EntityManager } from "@mikro-orm/postgresql";
import { VerificationService } from "./verification-service.entity.ts";

/** Those that requests may be sealed to, by ascending id. */
export function activeServices(em: EntityManager): Promise<VerificationService[]> {
  return em.fork().find(VerificationService, { active: true }, { orderBy: { id: "asc" } });
}

export function allServices(em: EntityManager): Promise<VerificationService[]> {
  return em.fork().findAll(VerificationService, { orderBy: { id: "asc" } });
}

export function findService(em: EntityManager, id: number): Promise<VerificationService | null> {
  return em.fork().findOne(VerificationService, { id });
}

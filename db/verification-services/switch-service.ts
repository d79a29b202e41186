import type { EntityManager } from "@mikro-orm/postgresql";
import { holdAdvisoryLock } from "../advisory-lock.ts";
import type { ServiceRow } from "./find-services.ts";
import { VerificationService } from "./verification-service.entity.ts";

/** Whoever changes services holds this from the first look to the last write, on the chain too: changes never overlap. */
export function withServicesLocked<T>(em: EntityManager, change: () => Promise<T>): Promise<T> {
  return em.fork().transactional(async (tx) => {
    await holdAdvisoryLock(tx, "verification-services");
    return change();
  });
}

export function isWantedActive({ switches }: Pick<ServiceRow, "switches">): boolean {
  return switches % 2 === 0;
}

/**
 * Writes down what is wanted of a service, and counts it where that is new. Nothing is sealed any more to one that is to be inactive;
 * one that is to be active waits for the chain's word (`markActive`).
 */
export function wantService(em: EntityManager, id: number, active: boolean): Promise<ServiceRow> {
  return em.fork().transactional(async (tx) => {
    const service = await tx.findOneOrFail(VerificationService, { id });
    if (isWantedActive(service) !== active) service.switches += 1;
    if (!active) service.active = false;
    return service;
  });
}

/** The registry on chain has it as active. */
export async function markActive(em: EntityManager, id: number): Promise<void> {
  await em.fork().nativeUpdate(VerificationService, { id }, { active: true });
}

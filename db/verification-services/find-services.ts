import type { EntityManager } from "@mikro-orm/postgresql";
import { newestFirst, olderThan, type Page } from "../newest-first.ts";
import { VerificationService } from "./verification-service.entity.ts";

export type ServiceRow = Readonly<
  Pick<
    VerificationService,
    | "id"
    | "name"
    | "inbox"
    | "pgpPublicKey"
    | "pgpFingerprint"
    | "active"
    | "switches"
    | "builtIn"
    | "createdAt"
  >
>;

/** All of them, by ascending id. */
export function everyService(em: EntityManager): Promise<ServiceRow[]> {
  return em.fork().find(VerificationService, {}, { orderBy: { id: "asc" } });
}

/** Those that requests may be sealed to, by ascending id. */
export function activeServices(em: EntityManager): Promise<ServiceRow[]> {
  return em.fork().find(VerificationService, { active: true }, { orderBy: { id: "asc" } });
}

/** All of them, or only those that are active, newest first. */
export function listServices(
  em: EntityManager,
  which: { active?: true },
  { after, take }: Page<number>,
): Promise<ServiceRow[]> {
  return em
    .fork()
    .find(VerificationService, { $and: [which, olderThan(after)] }, { orderBy: newestFirst, limit: take });
}

/** Each of these names one service. */
type ServiceName = { id: number } | { inbox: string } | { pgpFingerprint: string };

export function findService(em: EntityManager, name: ServiceName): Promise<ServiceRow | null> {
  return em.fork().findOne(VerificationService, name);
}

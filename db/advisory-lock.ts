import type { EntityManager } from "@mikro-orm/postgresql";

/** Holds a named lock until the surrounding database transaction ends: who comes second waits. */
export async function holdAdvisoryLock(tx: EntityManager, name: string): Promise<void> {
  await tx.execute("select pg_advisory_xact_lock(hashtextextended(?, 0))", [`countersign:${name}`]);
}

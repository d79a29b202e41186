import { holdAdvisoryLock } from "./advisory-lock.ts";
import type { Database } from "./database.ts";

/** Brings the schema up to date; two at once wait for each other. Returns the names of the migrations that ran. */
export async function migrate(database: Database): Promise<string[]> {
  return database.em.fork().transactional(async (tx) => {
    await holdAdvisoryLock(tx, "migrate");
    const ran = await database.migrator.up();
    return ran.map((migration) => migration.name);
  });
}

export async function isMigrated(database: Database): Promise<boolean> {
  return (await database.migrator.getPending()).length === 0;
}

import { openDatabase } from "../../db/database.ts";
import { migrate } from "../../db/migrate.ts";
import { freshDatabase } from "../stack/stack.ts";

let template: Promise<string> | undefined;

/** The address of a new database with every table and no row: a copy of one that the run migrated once. */
export async function migratedDatabase(): Promise<string> {
  template ??= migratedOnce();
  return freshDatabase({ copyOf: await template });
}

async function migratedOnce(): Promise<string> {
  const url = await freshDatabase();
  const database = await openDatabase(url);
  await migrate(database);
  // PostgreSQL copies only what nobody is connected to.
  await database.close(true);
  return url;
}

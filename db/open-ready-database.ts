import { CannotStart } from "../runtime/cannot-start.ts";
import { type Database, openDatabase, pingDatabase } from "./database.ts";
import { isMigrated } from "./migrate.ts";

/** Opens a database that answers and has today's schema; a service process makes no tables of its own accord. */
export async function openReadyDatabase(url: string, options?: { poolSize?: number }): Promise<Database> {
  const database = await openDatabase(url, options);
  const reason = await whyNotReady(database);
  if (!reason) return database;
  await database.close();
  throw new CannotStart(reason);
}

async function whyNotReady(database: Database): Promise<string | undefined> {
  try {
    await pingDatabase(database);
  } catch {
    return "PostgreSQL does not answer at DATABASE_URL, or refuses its name and password.";
  }
  return (await isMigrated(database))
    ? undefined
    : "The database is not up to date; run npm run provision first.";
}

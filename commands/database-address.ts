import { existsSync } from "node:fs";
import { join } from "node:path";
import { CannotStart } from "../runtime/cannot-start.ts";
import type { Environment } from "../runtime/environment.ts";

/** DATABASE_URL, or the database that `npm start` runs on this machine. */
export async function databaseAddress(environment: Environment): Promise<string> {
  if (environment.DATABASE_URL) return environment.DATABASE_URL;
  const directory = join(environment.DATA_DIR, "postgres");
  if (!existsSync(directory))
    throw new CannotStart("Set DATABASE_URL, or run npm start in another terminal first.");
  // Loaded here because an image for production holds no part of the local run.
  const { createPostgres } = await import("../local/parts/postgres.ts");
  return (await createPostgres({ directory, port: environment.POSTGRES_PORT })).url;
}

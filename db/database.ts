import { fileURLToPath } from "node:url";
import { Migrator } from "@mikro-orm/migrations";
import { MikroORM } from "@mikro-orm/postgresql";
import { entities } from "./entities.ts";
import { tlsOf } from "./tls-of.ts";

const CONNECT_WITHIN_MS = 10_000;

export type Database = MikroORM;

/** Opens the database lazily: the first query connects, so a process can start while PostgreSQL is away. */
export function openDatabase(url: string, options: { poolSize?: number } = {}): Promise<Database> {
  return MikroORM.init({
    clientUrl: url,
    entities,
    extensions: [Migrator],
    migrations: {
      path: fileURLToPath(new URL("migrations", import.meta.url)),
      emit: "ts",
      fileName: (timestamp, name) => [timestamp, name].filter(Boolean).join("-"),
      snapshot: false,
      silent: true,
      tableName: "migration",
      disableForeignKeys: false,
    },
    // A request that gets no connection in time fails; waiting for ever would be worse than any error.
    driverOptions: { ssl: tlsOf(url), connectionTimeoutMillis: CONNECT_WITHIN_MS },
    pool: { min: 0, max: options.poolSize ?? 10 },
    forceUtcTimezone: true,
  });
}

/** Fails when the database does not answer. */
export async function pingDatabase(database: Database): Promise<void> {
  await database.em.fork().execute("select 1");
}

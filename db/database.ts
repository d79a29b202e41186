import { fileURLToPath } from "node:url";
import { Migrator } from "@mikro-orm/migrations";
import { MikroORM } from "@mikro-orm/postgresql";
import { entities } from "./entities.ts";

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
      snapshot: false,
      tableName: "migration",
      disableForeignKeys: false,
    },
    pool: { min: 0, max: options.poolSize ?? 10 },
    forceUtcTimezone: true,
  });
}

import { existsSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/**
 * Takes away a database that Temporal's first start was killed over: it makes its tables only where there is no file, so
 * that it would never start on a half-made one again. It writes a row about its cluster before it serves anything, and
 * without that row nothing was ever kept there.
 */
export function dropUnfinished(databaseFile: string): void {
  if (!existsSync(databaseFile) || isFinished(databaseFile)) return;
  for (const ending of ["", "-wal", "-shm", "-journal"]) rmSync(`${databaseFile}${ending}`, { force: true });
}

function isFinished(databaseFile: string): boolean {
  const database = new DatabaseSync(databaseFile);
  try {
    const table = database
      .prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'cluster_metadata_info'")
      .get();
    return (
      table !== undefined &&
      database.prepare("SELECT 1 FROM cluster_metadata_info LIMIT 1").get() !== undefined
    );
  } finally {
    database.close();
  }
}

import { DatabaseSync } from "node:sqlite";
import { CannotStart } from "../runtime/cannot-start.ts";

const SQLITE_BUSY = 5;

/**
 * Makes this process the only one that works in the folder. The lock is SQLite's on a file, and so the kernel's: it ends
 * with the process, however that ends, and there is never a stale one to judge.
 */
export function lockFolder(file: string, folder: string): { release(): void } {
  const database = new DatabaseSync(file);
  try {
    database.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    database.close();
    if (!(error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY)) throw error;
    throw new CannotStart(
      `Countersign is already running on the data in ${folder}: stop it first, or set DATA_DIR to another folder.`,
    );
  }
  return { release: () => database.close() };
}

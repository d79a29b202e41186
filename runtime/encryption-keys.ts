import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CannotStart } from "./cannot-start.ts";
import type { Environment } from "./environment.ts";
import { encryptionKeys as kind } from "./variable-kinds.ts";

/** The keys that secrets at rest are sealed with: from ENCRYPTION_KEY, or made once and kept in the data directory. */
export async function encryptionKeys(environment: Environment): Promise<readonly Buffer[]> {
  if (environment.ENCRYPTION_KEY) return environment.ENCRYPTION_KEY;
  const path = join(environment.DATA_DIR, "encryption-key");
  const keys = kind.parse(await readOrMake(path, environment.DATA_DIR));
  if (!keys)
    throw new CannotStart(`${path} does not hold an encryption key; restore it, or set ENCRYPTION_KEY.`);
  return keys;
}

async function readOrMake(path: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  try {
    // Exclusive, so that of two processes starting at once one makes the key and the other reads it.
    await writeFile(path, `${randomBytes(32).toString("base64")}\n`, { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return (await readFile(path, "utf8")).trim();
}

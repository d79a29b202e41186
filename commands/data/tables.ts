import { writeFile } from "node:fs/promises";
import { basename } from "node:path/posix";
import { deriveTables } from "./derive-tables.ts";
import { fetchPackages } from "./fetch-packages.ts";
import { PINS } from "./packages.ts";

/** Derives the tables anew from the pinned packages. */
export async function writeTables(): Promise<string[]> {
  const packages = await fetchPackages(PINS.packages);
  try {
    const tables = await deriveTables(packages, PINS);
    for (const { file, text } of tables) await writeFile(file, text);
    return tables.map(({ file, count }) => `${basename(file.pathname)}: ${count}`);
  } finally {
    await packages.remove();
  }
}

import { readFile, writeFile } from "node:fs/promises";
import { basename } from "node:path/posix";
import { tableProblems, tablesIn } from "../check-tables.ts";
import { type DerivedTable, deriveTables } from "../derive-tables.ts";
import { fetchPackages, withOthers } from "../fetch-packages.ts";
import { type Package, PINS, type Pins } from "../packages.ts";
import { newestVersion } from "./newest-version.ts";
import { losesTooMany, rowDifference } from "./row-difference.ts";

const PINS_FILE = new URL("../packages.json", import.meta.url);
const MANIFEST = new URL("../../../package.json", import.meta.url);

/**
 * Brings the newer versions of the pinned packages, derives the tables from them, shows what that changes, and writes
 * tables and pins; with `dry` it writes nothing. A package whose newer version the tables cannot be derived from, or lose
 * many rows by, stays as it is pinned.
 */
export async function bringNewer({ dry }: { dry: boolean }, now: number): Promise<string[]> {
  const { dependencies } = JSON.parse(await readFile(MANIFEST, "utf8")) as {
    dependencies: Record<string, string>;
  };
  const found = await Promise.all(PINS.packages.map((one) => newestVersion(one, dependencies)));
  const lines = found.flatMap((one) => (one && "stays" in one ? [one.stays] : []));
  const newer = found.flatMap((one) => (one && "package" in one ? [one.package] : []));
  if (newer.length === 0) return [...lines, "No table has a newer source."];
  let taken: Taken = { pins: PINS, tables: [] };
  let packages = await fetchPackages(PINS.packages);
  try {
    // One after the other, so that the one which cannot be taken is known.
    for (const one of newer) {
      const pins = pinsWith(taken.pins, one, now);
      const others = await fetchPackages([one]);
      const tables = await deriveTables(withOthers(packages, others, [one.name]), pins).catch(asReason);
      const against = typeof tables === "string" ? tables : await reasonAgainst(tables);
      const before = PINS.packages.find(({ name }) => name === one.name)?.version;
      if (typeof tables === "string" || against !== undefined) {
        await others.remove();
        lines.push(`${one.name}: ${one.version} is there and stays out, since ${against}`);
        continue;
      }
      packages = withOthers(packages, others, [one.name]);
      taken = { pins, tables };
      lines.push(`${one.name}: ${before} → ${one.version}`);
    }
  } finally {
    await packages.remove();
  }
  lines.push(...(await changesOf(taken.tables)));
  if (dry || taken.tables.length === 0) return [...lines, "Nothing was written."];
  for (const { file, text } of taken.tables) await writeFile(file, text);
  await writeFile(PINS_FILE, `${JSON.stringify(taken.pins, null, 2)}\n`);
  return [...lines, "Tables and pins are written; read the difference before it is used."];
}

interface Taken {
  pins: Pins;
  tables: readonly DerivedTable[];
}

function pinsWith({ packages }: Pins, one: Package, now: number): Pins {
  return {
    pinned_on: new Date(now).toISOString().slice(0, 10),
    packages: packages.map((pinned) => (pinned.name === one.name ? one : pinned)),
  };
}

const asReason = (error: unknown) =>
  `the tables cannot be derived from it: ${error instanceof Error ? error.message : "no reason is told"}`;

async function reasonAgainst(tables: readonly DerivedTable[]): Promise<string | undefined> {
  const [problem] = tableProblems(tablesIn(tables));
  if (problem !== undefined) return problem;
  for (const { file, text } of tables)
    if (losesTooMany(await readFile(file, "utf8"), text))
      return `${basename(file.pathname)} would lose more than a tenth of its rows`;
  return undefined;
}

async function changesOf(tables: readonly DerivedTable[]): Promise<string[]> {
  const changes = await Promise.all(
    tables.map(async ({ file, text }) => {
      const [head, ...rows] = rowDifference(await readFile(file, "utf8"), text);
      return head === undefined ? [] : [`${basename(file.pathname)}: ${head}`, ...rows];
    }),
  );
  return changes.flat();
}

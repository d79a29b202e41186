import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ParsedSanctions, parseSanctions, UnreadableSanctionsList } from "./parse-sanctions.ts";
import builtIn from "./sanctions.json" with { type: "json" };

/** Sanctioned addresses in lower case with the name they are listed under. */
export interface SanctionsList {
  /** The latest day of publication among the lists. */
  date: string;
  sources: string[];
  entries: Record<string, string>;
  /** Over all entries: the same digest is the same list. */
  sha256: string;
  /** The lists that operators keep up to date, and whose age is watched; the built-in one is not among them. */
  kept: { source: string; date: string }[];
}

export interface SanctionsPaths {
  /** An operator's own list. */
  sanctionsListPath?: string | undefined;
  /** Where `npm run data -- sanctions` keeps the list that it brought; there is none until it has run. */
  dataDir?: string | undefined;
}

/** Where the fetched list lies in the data directory. */
export function fetchedSanctionsPath(dataDir: string): string {
  return join(dataDir, "sanctions", "ofac.json");
}

/** The files that lists are read from, whether they are there or not. */
export function listFiles({ dataDir, sanctionsListPath }: SanctionsPaths) {
  return [
    { path: dataDir && fetchedSanctionsPath(dataDir), label: "The fetched sanctions list", isNeeded: false },
    { path: sanctionsListPath, label: "SANCTIONS_LIST_PATH", isNeeded: true },
  ].flatMap(({ path, ...file }) => (path ? [{ path, ...file }] : []));
}

/** The built-in list, with the fetched one and an operator's own in addition. */
export function loadSanctions(paths: SanctionsPaths): SanctionsList {
  const kept = listFiles(paths)
    .filter(({ path, isNeeded }) => isNeeded || existsSync(path))
    .map(({ path, label }) => readList(path, label));
  const lists: ParsedSanctions[] = [builtIn, ...kept];
  const entries = Object.assign({}, ...lists.map((list) => list.entries)) as Record<string, string>;
  return {
    date:
      lists
        .map(({ date }) => date)
        .toSorted()
        .at(-1) ?? "",
    sources: lists.map(({ source }) => source),
    entries,
    sha256: digestOf(entries),
    kept: kept.map(({ source, date }) => ({ source, date })),
  };
}

function readList(path: string, label: string): ParsedSanctions {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    throw new UnreadableSanctionsList(`${label} names a file that cannot be read.`);
  }
  return parseSanctions(text, label);
}

function digestOf(entries: Record<string, string>): string {
  const hash = createHash("sha256");
  for (const address of Object.keys(entries).toSorted()) hash.update(`${address} ${entries[address]}\n`);
  return hash.digest("hex");
}

import { existsSync, mkdirSync, readFileSync, renameSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { CannotStart } from "../runtime/cannot-start.ts";
import { writeWhole } from "./write-whole.ts";

/** Raised whenever older programs could not read the folder any more. */
const DATA_VERSION = 1;
const LONGEST_LOG = 10 * 1024 * 1024;

export interface DataDirectory {
  readonly path: string;
  file(name: string): string;
  logFile(name: string): string;
}

/** Opens the folder of everything kept on this machine, or makes it. */
export function openDataDirectory(configured: string): DataDirectory {
  const path = resolve(configured);
  const logs = join(path, "logs");
  try {
    mkdirSync(logs, { recursive: true, mode: 0o700 });
  } catch (error) {
    const why = error instanceof Error && "code" in error ? error.code : "unknown";
    throw new CannotStart(`The folder ${path} cannot be made or written (${why}): set DATA_DIR to another.`);
  }
  return {
    path,
    file: (name) => join(path, name),
    logFile: (name) => join(logs, `${name}.log`),
  };
}

/** Refuses data that a newer version wrote, and marks new data with ours. */
export function claimVersion(directory: DataDirectory): void {
  const file = directory.file("version");
  if (!existsSync(file)) writeWhole(file, `${DATA_VERSION}\n`);
  const found = Number(readFileSync(file, "utf8"));
  if (found === DATA_VERSION) return;
  throw new CannotStart(
    `The data in ${directory.path} is of version ${found} and this program knows version ${DATA_VERSION}: ` +
      "update Countersign, or set DATA_DIR to another folder.",
  );
}

/** Keeps one older log of each part, so that logs cannot fill the disk from start to start. */
export function rotateLog(file: string): void {
  if (existsSync(file) && statSync(file).size > LONGEST_LOG) renameSync(file, `${file}.1`);
}

import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";

/** The version that is fetched; one on PATH must be at least as new, so that it can open the same data. */
export const TEMPORAL_VERSION = "1.9.1";

/** The user's own cache: shared by every clone, kept when a clone is deleted. */
export function cacheFolder() {
  return join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "countersign");
}

export function cachedTemporal() {
  return join(cacheFolder(), `temporal-${TEMPORAL_VERSION}`);
}

/** Where a Temporal server that can be started lies; undefined where there is none yet. */
export function findTemporal() {
  const onPath = (process.env.PATH ?? "")
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, "temporal"))
    .find(isExecutable);
  if (onPath && isRecent(onPath)) return onPath;
  return isExecutable(cachedTemporal()) ? cachedTemporal() : undefined;
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} binary */
function isRecent(binary) {
  try {
    const said = execFileSync(binary, ["--version"], { encoding: "utf8", timeout: 5000, stdio: "pipe" });
    const found = /(\d+)\.(\d+)\.(\d+)/.exec(said);
    return found !== null && compare(found.slice(1), TEMPORAL_VERSION.split(".")) >= 0;
  } catch {
    return false;
  }
}

/** @param {readonly string[]} one @param {readonly string[]} other */
function compare(one, other) {
  const difference = one.map((part, index) => Number(part) - Number(other[index])).find((part) => part !== 0);
  return difference ?? 0;
}

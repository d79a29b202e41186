import { statfs } from "node:fs/promises";
import { CannotStart } from "../runtime/cannot-start.ts";

const MEGABYTE = 1024 * 1024;
/** Enough for a new database and a chain; less, and the first start would end half-way. */
export const TO_START = 200 * MEGABYTE;
/** Below this a part that died has most likely died of it. */
export const TO_GO_ON = 20 * MEGABYTE;

export async function requireDiskSpace(folder: string, bytes: number): Promise<void> {
  const disk = await statfs(folder);
  const free = disk.bavail * disk.bsize;
  if (free >= bytes) return;
  throw new CannotStart(
    `There is not enough disk space in ${folder}: ${Math.floor(free / MEGABYTE)} MB are free and at least ` +
      `${TO_START / MEGABYTE} MB are needed, so free some or set DATA_DIR to a folder on another disk.`,
  );
}

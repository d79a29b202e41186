import { renameSync, writeFileSync } from "node:fs";

/** Writes a file for its owner's eyes, so that it is there whole or not at all, whenever this process is killed. */
export function writeWhole(file: string, text: string): void {
  const unfinished = `${file}.unfinished`;
  writeFileSync(unfinished, text, { mode: 0o600 });
  renameSync(unfinished, file);
}

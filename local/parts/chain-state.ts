import { constants, copyFile, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";

const LOOK_EVERY_MS = 2000;
const SETTLED_AFTER_MS = 1000;

interface ChainState {
  readonly file: string;
  /** Puts the last whole copy in place of a file that was being written when the chain was killed. */
  mend(): Promise<void>;
  /** Copies the file whenever it has changed; returns how to end that. */
  keepCopies(): () => void;
}

/** anvil rewrites its state file in place, so a kill at that moment leaves half a file, which it refuses to load. */
export function createChainState(directory: string): ChainState {
  const file = join(directory, "state.json");
  const copy = join(directory, "state-copy.json");

  async function mend(): Promise<void> {
    if (await isWhole(file)) return;
    await rm(file, { force: true });
    if (await isWhole(copy)) await copyFile(copy, file);
  }

  /** Every transaction makes the file longer, so one of the same length holds nothing new. */
  async function keepCopy(): Promise<void> {
    const before = await statOf(file);
    if (!before || before.size === (await statOf(copy))?.size) return;
    if (Date.now() - before.mtimeMs < SETTLED_AFTER_MS) return;
    const unfinished = `${copy}.unfinished`;
    await copyFile(file, unfinished, constants.COPYFILE_FICLONE);
    const after = await statOf(file);
    if (after?.mtimeMs === before.mtimeMs) await rename(unfinished, copy);
  }

  function keepCopies(): () => void {
    // A full disk or a file that just went away costs one copy, not the chain: the next round tries again.
    const timer = setInterval(() => void keepCopy().catch(() => undefined), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }
  return { file, mend, keepCopies };
}

async function isWhole(file: string): Promise<boolean> {
  try {
    JSON.parse(await readFile(file, "utf8"));
    return true;
  } catch {
    return false;
  }
}

async function statOf(file: string): Promise<{ size: number; mtimeMs: number } | undefined> {
  return stat(file).catch(() => undefined);
}

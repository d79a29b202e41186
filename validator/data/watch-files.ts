import { statSync } from "node:fs";

/** A text that changes whenever one of the files does, is replaced, appears or goes. */
export function stateOf(paths: readonly string[]): string {
  return paths
    .map((path) => {
      const found = statSync(path, { throwIfNoEntry: false });
      return found ? `${found.ino} ${found.size} ${found.mtimeMs}` : "none";
    })
    .join("; ");
}

export interface FileWatch {
  close(): void;
}

/**
 * Looks at the files again and again, because events get lost on network and container file systems. A change is told
 * once it has stayed the same from one look to the next: a file that is still being copied is not read half.
 */
export function watchFiles(
  paths: readonly string[],
  { since, everyMs, onChange }: { since: string; everyMs: number; onChange: () => void },
): FileWatch {
  let told = since;
  let seen = since;
  const timer = setInterval(() => {
    const state = stateOf(paths);
    const isSettled = state === seen;
    seen = state;
    if (!isSettled || state === told) return;
    told = state;
    onChange();
  }, everyMs);
  timer.unref();
  return { close: () => clearInterval(timer) };
}

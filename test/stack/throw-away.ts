import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commandLineOf } from "../../local/command-line.ts";
import { createProcessList, endLeftovers, markOf } from "../../local/leftovers.ts";
import { type Part, type Surroundings, startPart } from "../../local/part.ts";
import type { RunningProgram } from "../../local/program.ts";

/** Short, as sockets of programs lie below, whose paths may have a hundred characters. */
const PREFIX = "cs-test-";
/** The system's, as a run's own takes its place while the run lasts. */
const SYSTEM_FOLDER = tmpdir();
const GRACE_MS = 500;

export interface ThrowAway {
  readonly root: string;
  /** A new, empty folder. */
  folder(name: string): string;
  start(part: Part): Promise<RunningProgram>;
  end(): Promise<void>;
}

/** Folders and processes of one test run, all of them gone when it ends, however it ends. */
export async function createThrowAway(): Promise<ThrowAway> {
  await sweepDeadRuns();
  const root = mkdtempSync(join(SYSTEM_FOLDER, `${PREFIX}${process.pid}-`));
  const processes = createProcessList(join(root, "processes.json"));
  const stopping = new AbortController();
  const running = new Map<RunningProgram, Part>();
  let started = 0;

  function endNow(): void {
    stopping.abort();
    for (const program of running.keys()) program.kill();
    remove(root);
  }
  process.once("exit", endNow);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));

  return {
    root,
    folder: (name) => mkdtempSync(join(root, `${name}-`)),
    async start(part) {
      const surroundings: Surroundings = {
        logFile: join(root, `${part.name}.log`),
        signal: stopping.signal,
        mark: markOf(root),
        onStart: (name, pid) => processes.add(`${name}-${++started}`, pid),
      };
      const program = await startPart(part, surroundings);
      running.set(program, part);
      void program.ended.then(() => running.delete(program));
      return program;
    },
    async end() {
      process.removeListener("exit", endNow);
      await Promise.all([...running].map(([program, part]) => program.stop(part.stopSignal, GRACE_MS)));
      endNow();
    },
  };
}

/** A run that was killed outright could not clean up; its folder's name says which process it was. */
async function sweepDeadRuns(): Promise<void> {
  for (const name of readdirSync(SYSTEM_FOLDER).filter((entry) => entry.startsWith(PREFIX))) {
    const pid = Number.parseInt(name.slice(PREFIX.length), 10);
    if (commandLineOf(pid) !== undefined) continue;
    const folder = join(SYSTEM_FOLDER, name);
    try {
      await endLeftovers(join(folder, "processes.json"), folder);
      remove(folder);
    } catch (error) {
      // What another run left is no reason for this one to fail.
      console.warn(`${folder} of an earlier run could not be removed: ${error}`);
    }
  }
}

function remove(folder: string): void {
  for (const mounted of mountsBelow(folder)) execFileSync("umount", ["--lazy", mounted], { stdio: "ignore" });
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** A disk that a test has mounted outlives its process, and its folder cannot be removed before. */
function mountsBelow(folder: string): string[] {
  if (!existsSync("/proc/self/mounts")) return [];
  const places = readFileSync("/proc/self/mounts", "utf8")
    .split("\n")
    .map((line) => line.split(" ")[1] ?? "");
  return places.filter((place) => place.startsWith(`${folder}/`));
}

import { spawn } from "node:child_process";
import { KEPT_BETWEEN_RUNS } from "./stack/kept-between-runs.ts";

/**
 * `npm test`: four files at a time, as they wait for timers and other processes for a good part of theirs; then two at a time those
 * that start the whole service, kill parts of it or have them contend.
 * What is named behind it is all that runs: `npm test -- test/unit/domain`.
 */
const HEAVY = ["test/faults", "test/races"];
const FILES_AT_A_TIME = 4;
const HEAVY_AT_A_TIME = 2;

/** What the reporter tells at a run's end. */
interface Counted {
  readonly passes: number;
  readonly pending: number;
  /** Titles. */
  readonly failed: readonly string[];
}

interface Run extends Counted {
  /** Null where a signal ended it. */
  readonly code: number | null;
}

const named = process.argv.slice(2);
const runs: Run[] = [];
if (named.length > 0) runs.push(await mocha(named));
else {
  const ignored = HEAVY.flatMap((folder) => ["--ignore", `${folder}/**`]);
  runs.push(await mocha([...sideBySide(FILES_AT_A_TIME), ...ignored]));
  if (runs[0]?.code !== null) runs.push(await mocha([...sideBySide(HEAVY_AT_A_TIME), ...HEAVY]));
}
for (const title of runs.flatMap(({ failed }) => failed)) console.log(`✗ ${title}`);
const sum = (of: (run: Run) => number) => runs.reduce((total, run) => total + of(run), 0);
const skipped = sum(({ pending }) => pending);
console.log(
  `${sum(({ passes }) => passes)} passed, ${sum(({ failed }) => failed.length)} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
);
process.exitCode = runs.every(({ code }) => code === 0) ? 0 : 1;

function sideBySide(files: number): string[] {
  return ["--parallel", "--jobs", String(files)];
}

function mocha(args: readonly string[]): Promise<Run> {
  const child = spawn("mocha", args, {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    // Most of the work of starting a program is reading its sources.
    env: { NODE_COMPILE_CACHE: KEPT_BETWEEN_RUNS, ...process.env },
  });
  // Ctrl-C reaches both; the tests end what they started, and then this ends too.
  const passOn = (signal: NodeJS.Signals) => void child.kill(signal);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, passOn);
  let counted: Counted = { passes: 0, pending: 0, failed: [] };
  child.on("message", (message) => {
    counted = message as Counted;
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ ...counted, code }));
  });
}

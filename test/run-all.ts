import { spawn } from "node:child_process";
import { join } from "node:path";

/**
 * `npm test`: two files at a time, then one by one those that kill parts or measure time and want the machine for themselves.
 * What is named behind it is all that runs: `npm test -- test/unit/domain`.
 */
const ALONE = ["test/faults", "test/races"];
const FILES_AT_A_TIME = 2;
/** Compiled code, kept from run to run: most of the work of starting a program is reading its sources. */
const COMPILED = join(import.meta.dirname, "..", "node_modules", ".cache", "countersign-tests");

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
  const ignored = ALONE.flatMap((folder) => ["--ignore", `${folder}/**`]);
  runs.push(await mocha(["--parallel", "--jobs", String(FILES_AT_A_TIME), ...ignored]));
  if (runs[0]?.code !== null) runs.push(await mocha(ALONE));
}
for (const title of runs.flatMap(({ failed }) => failed)) console.log(`✗ ${title}`);
const sum = (of: (run: Run) => number) => runs.reduce((total, run) => total + of(run), 0);
const skipped = sum(({ pending }) => pending);
console.log(
  `${sum(({ passes }) => passes)} passed, ${sum(({ failed }) => failed.length)} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
);
process.exitCode = runs.every(({ code }) => code === 0) ? 0 : 1;

function mocha(args: readonly string[]): Promise<Run> {
  const child = spawn("mocha", args, {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env },
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

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { commandLineOf } from "./command-line.ts";
import { writeWhole } from "./write-whole.ts";

const GRACE_MS = 5000;

interface Recorded {
  readonly name: string;
  readonly pid: number;
}

/** Remembers in a file which processes were started, for the next start after a supervisor that was killed. */
export function createProcessList(file: string): { add(name: string, pid: number): void } {
  const processes = new Map<string, number>();
  return {
    add(name, pid) {
      processes.set(name, pid);
      const recorded: Recorded[] = [...processes].map(([each, id]) => ({ name: each, pid: id }));
      writeWhole(file, `${JSON.stringify(recorded, null, 2)}\n`);
    },
  };
}

const MARK = "COUNTERSIGN_STARTED_FOR";

/** What every process finds in its environment that is started for a data directory. */
export function markOf(dataDirectory: string): NodeJS.ProcessEnv {
  return { [MARK]: dataDirectory };
}

/**
 * Ends what a killed supervisor left running. A number may belong to somebody else's process by now, so only those
 * whose command line names our data directory are ended; and those that bear its mark, since a supervisor can be killed before
 * it has written down what it just started.
 */
export async function endLeftovers(file: string, dataDirectory: string): Promise<void> {
  const recorded = recordedIn(file);
  const isOurs = (pid: number) =>
    isMarked(pid, dataDirectory) || (recorded.includes(pid) && names(pid, dataDirectory));
  const ours = [...new Set([...recorded, ...allProcesses()])].filter(isOurs);
  // All of them take SIGINT for "end in order"; PostgreSQL would take SIGTERM for "once every client is gone", and its children are its own to end.
  for (const pid of ours) if (!ours.includes(parentOf(pid))) signal(pid, "SIGINT");
  const deadline = Date.now() + GRACE_MS;
  for (const pid of ours) {
    while (isOurs(pid)) {
      if (Date.now() > deadline) signal(pid, "SIGKILL");
      await delay(30);
    }
  }
}

function names(pid: number, dataDirectory: string): boolean {
  return commandLineOf(pid)?.includes(dataDirectory) ?? false;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    // It ended between our look and our signal.
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

function recordedIn(file: string): number[] {
  const recorded = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Recorded[]) : [];
  return recorded.map(({ pid }) => pid);
}

/** None where there is no /proc, as on a Mac, whose processes do not show their environments either. */
function allProcesses(): number[] {
  if (!existsSync("/proc/self/environ")) return [];
  return readdirSync("/proc").map(Number).filter(Number.isInteger);
}

/** Zero where it cannot be told. */
function parentOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name before it, in brackets, may hold spaces and brackets.
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return 0;
  }
}

function isMarked(pid: number, dataDirectory: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/environ`, "utf8").split("\0").includes(`${MARK}=${dataDirectory}`);
  } catch {
    // Another user's, or one that ended a moment ago.
    return false;
  }
}

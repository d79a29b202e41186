import { existsSync, readFileSync } from "node:fs";
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

/**
 * Ends what a killed supervisor left running. A number may belong to somebody else's process by now, so only those
 * whose command line names our data directory are ended.
 */
export async function endLeftovers(file: string, dataDirectory: string): Promise<void> {
  const ours = recordedIn(file).filter(({ pid }) => isOurs(pid, dataDirectory));
  // All of them take SIGINT for "end in order"; PostgreSQL would take SIGTERM for "once every client is gone".
  for (const { pid } of ours) signal(pid, "SIGINT");
  const deadline = Date.now() + GRACE_MS;
  for (const { pid } of ours) {
    while (isOurs(pid, dataDirectory)) {
      if (Date.now() > deadline) signal(pid, "SIGKILL");
      await delay(30);
    }
  }
}

function isOurs(pid: number, dataDirectory: string): boolean {
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

function recordedIn(file: string): Recorded[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Recorded[]) : [];
}

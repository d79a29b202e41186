import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { commandLineOf } from "../../local/command-line.ts";
import { freePort } from "../../local/free-port.ts";

const START = join(import.meta.dirname, "..", "..", "local", "start.ts");
const PORTS = [
  "PORT",
  "VALIDATOR_PORT",
  "TEMPORAL_PORT",
  "TEMPORAL_UI_PORT",
  "CHAIN_PORT",
  "POSTGRES_PORT",
  "IPFS_PORT",
  "WALLET_PROVIDER_PORT",
  "CUSTODY_PORT",
] as const;

export type Ports = Record<(typeof PORTS)[number], number>;

/** One run of what `npm start` starts. */
export interface LocalRun {
  /** Resolves with the exit code, null after a signal. */
  readonly ended: Promise<number | null>;
  output(): string;
  /** Resolves when the output contains the text; rejects when the run ends without it. */
  says(text: string): Promise<void>;
  signal(name: NodeJS.Signals): void;
}

export async function freePorts(): Promise<Ports> {
  const entries: [string, number][] = [];
  for (const name of PORTS) entries.push([name, await freePort()]);
  return Object.fromEntries(entries) as Ports;
}

export function startLocal(
  dataDirectory: string,
  ports: Ports,
  settings: Readonly<Record<string, string>> = {},
): LocalRun {
  const { PATH, HOME, XDG_CACHE_HOME, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [START], {
    env: {
      ...{ PATH, HOME, ...(XDG_CACHE_HOME ? { XDG_CACHE_HOME } : {}) },
      ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}),
      ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
      DATA_DIR: dataDirectory,
      // Each takes more than a second of a core to load, at every start again.
      VALIDATOR_THREADS: "1",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // A test run that is interrupted takes its supervisor along, and that one its parts.
  const endToo = () => child.kill("SIGTERM");
  process.once("exit", endToo);

  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
    });
  }
  let over = false;
  const ended = new Promise<number | null>((resolve) => {
    child.once("close", (code) => {
      over = true;
      process.removeListener("exit", endToo);
      resolve(code);
    });
  });
  return {
    ended,
    output: () => output,
    async says(text) {
      while (!output.includes(text)) {
        if (over) throw new Error(`It ended without saying "${text}":\n${output}`);
        await delay(50);
      }
    },
    signal: (name) => child.kill(name),
  };
}

/** The processes that the supervisor of this data directory has started last, by the name of their part. */
export function recordedProcesses(dataDirectory: string): Map<string, number> {
  const file = join(dataDirectory, "processes.json");
  if (!existsSync(file)) return new Map();
  const recorded = JSON.parse(readFileSync(file, "utf8")) as { name: string; pid: number }[];
  return new Map(recorded.map(({ name, pid }) => [name, pid]));
}

/** Which of the recorded processes are alive. */
export function survivors(dataDirectory: string): string[] {
  return [...recordedProcesses(dataDirectory)]
    .filter(([, pid]) => commandLineOf(pid)?.includes(dataDirectory))
    .map(([name]) => name);
}

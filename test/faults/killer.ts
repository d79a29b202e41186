import { setTimeout as delay } from "node:timers/promises";
import { commandLineOf } from "../../local/command-line.ts";
import { recordedProcesses } from "./local-run.ts";

export const PARTS = [
  "postgres",
  "temporal",
  "chain",
  "ipfs",
  "api",
  "worker",
  "validator",
  "simulators",
] as const;
export type KilledPart = (typeof PARTS)[number];

interface KillerOptions {
  readonly dataDirectory: string;
  /** The validator is a process of the test's own: the worker asks it over HTTP. */
  killValidator(): boolean;
  readonly kills: number;
  readonly random: () => number;
  /** The longest pause between two blows. */
  readonly pauseMs: number;
  /** Resolves when the service does its work again: what is down already cannot be hit. */
  recovered(): Promise<void>;
}

/** Kills one, two or three parts at a time, at random moments, until there were so many kills; tells how often each was hit. */
export async function killAtRandom(options: KillerOptions): Promise<Record<KilledPart, number>> {
  const { random, kills } = options;
  const hits = Object.fromEntries(PARTS.map((part) => [part, 0])) as Record<KilledPart, number>;
  for (let done = 0; done < kills; ) {
    await options.recovered();
    await delay(random() * options.pauseMs);
    const order = PARTS.map((part) => ({ part, at: random() })).sort((one, other) => one.at - other.at);
    const atOnce = Math.min(1 + Math.floor(random() * 3), kills - done);
    for (const { part } of order.slice(0, atOnce)) {
      // One that is on its way back from the last blow counts only when it is hit again.
      if (!kill(options, part)) continue;
      hits[part] += 1;
      done += 1;
    }
  }
  return hits;
}

function kill({ dataDirectory, killValidator }: KillerOptions, part: KilledPart): boolean {
  if (part === "validator") return killValidator();
  const pid = recordedProcesses(dataDirectory).get(part);
  // The number may be another process's by now.
  if (pid === undefined || !commandLineOf(pid)?.includes(dataDirectory)) return false;
  try {
    return process.kill(pid, "SIGKILL");
  } catch {
    return false;
  }
}

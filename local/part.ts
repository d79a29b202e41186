import { setTimeout as delay } from "node:timers/promises";
import { type Program, type RunningProgram, startProgram } from "./program.ts";

/** One program of the local stack: what it needs, how to start it, when it answers, how to end it. */
export interface Part {
  readonly name: string;
  readonly program: Program;
  readonly stopSignal: NodeJS.Signals;
  /** Puts in place what the program needs; runs before every start and may run programs of its own. */
  prepare?(run: (program: Program) => Promise<void>): Promise<void>;
  /** Resolves once the running program truly answers. */
  ready(running: RunningProgram, signal: AbortSignal): Promise<void>;
  /** Work beside the running program; returns how to end that work. */
  tend?(): () => void;
}

export interface Surroundings {
  readonly logFile: string;
  /** Aborted when everything is to end. */
  readonly signal: AbortSignal;
  /** What every process finds in its environment besides its own, by which the next start knows it. */
  readonly mark: NodeJS.ProcessEnv;
  /** Told of every process, so that the next start can end what a killed supervisor left behind. */
  onStart(name: string, pid: number): void;
}

const READY_WITHIN_MS = 60_000;

export class PartFailed extends Error {
  readonly part: string;

  constructor(part: string, how: string) {
    super(`${part} ${how}`);
    this.part = part;
  }
}

/** Starts a part and resolves once it answers; otherwise ends what it started and says why. */
export async function startPart(part: Part, surroundings: Surroundings): Promise<RunningProgram> {
  await part.prepare?.((program) => runToEnd(part.name, program, surroundings));
  const running = start(part.name, part.program, surroundings);
  const waiting = new AbortController();
  const signal = AbortSignal.any([surroundings.signal, waiting.signal]);
  try {
    await Promise.race([
      part.ready(running, signal),
      running.ended.then((how) => Promise.reject(new PartFailed(part.name, how))),
      delay(READY_WITHIN_MS, undefined, { signal }).then(() =>
        Promise.reject(new PartFailed(part.name, `did not answer within ${READY_WITHIN_MS / 1000} s`)),
      ),
    ]);
    return running;
  } catch (error) {
    running.kill();
    await running.ended;
    throw error;
  } finally {
    waiting.abort();
  }
}

/** Runs a program that ends by itself, such as initdb; anything but exit code 0 is an error. */
export async function runToEnd(name: string, program: Program, surroundings: Surroundings): Promise<void> {
  const running = start(name, program, surroundings);
  surroundings.signal.addEventListener("abort", running.kill);
  const how = await running.ended;
  surroundings.signal.removeEventListener("abort", running.kill);
  if (!running.succeeded()) throw new PartFailed(name, how);
}

function start(name: string, program: Program, surroundings: Surroundings): RunningProgram {
  surroundings.signal.throwIfAborted();
  const env = { ...program.env, ...surroundings.mark };
  const running = startProgram({ ...program, env }, surroundings.logFile);
  if (running.pid !== undefined) surroundings.onStart(name, running.pid);
  return running;
}

/** Asks again and again, until the answer is yes or the signal is aborted. */
export async function until(check: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
  while (!(await check())) await delay(30, undefined, { signal });
}

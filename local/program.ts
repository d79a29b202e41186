import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

export interface Program {
  readonly file: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Our own programs are told to begin and say "ready" over an IPC channel, and end when it closes. */
  readonly ipc?: boolean;
}

export interface RunningProgram {
  readonly pid: number | undefined;
  /** Resolves once, with how it ended in words; never rejects. */
  readonly ended: Promise<string>;
  /** Whether it ended by itself with exit code 0; meaningful after `ended`. */
  succeeded(): boolean;
  /** Tells the program that what it needs is there. */
  tellToBegin(): void;
  /** Resolves when the program has said "ready". */
  readonly saidReady: Promise<void>;
  /** Asks it to end, and ends it for good when it has not done so in time. */
  stop(signal: NodeJS.Signals, graceMs: number): Promise<void>;
  kill(): void;
}

/**
 * Starts a program in a process group of its own: Ctrl-C in a terminal reaches the supervisor alone, which then
 * ends the parts in order. Output goes straight to a file, so that no pipe breaks when the supervisor is killed.
 */
export function startProgram(program: Program, logFile: string): RunningProgram {
  const log = openSync(logFile, "a", 0o600);
  const child = spawn(program.file, program.args, {
    detached: true,
    env: program.env,
    stdio: program.ipc ? ["ignore", log, log, "ipc"] : ["ignore", log, log],
  });
  closeSync(log);

  let code: number | null = null;
  const ended = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(`could not be started: ${error.message}`));
    child.once("exit", (exitCode, signal) => {
      code = exitCode;
      resolve(signal ? `was ended by ${signal}` : `ended with exit code ${exitCode}`);
    });
  });
  const saidReady = new Promise<void>((resolve) => {
    child.on("message", (message) => {
      if (message === "ready") resolve();
    });
  });

  function kill(): void {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    process.kill(-child.pid, "SIGKILL");
  }
  async function stop(signal: NodeJS.Signals, graceMs: number): Promise<void> {
    child.kill(signal);
    const patience = new AbortController();
    const tooLong = delay(graceMs, "too long", { signal: patience.signal }).catch(() => "ended");
    if ((await Promise.race([ended, tooLong])) === "too long") kill();
    patience.abort();
    await ended;
  }
  function tellToBegin(): void {
    // It may have ended meanwhile, which `ended` tells.
    if (child.connected) child.send("begin");
  }
  return { pid: child.pid, ended, succeeded: () => code === 0, tellToBegin, saidReady, stop, kill };
}

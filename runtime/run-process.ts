import { CannotStart } from "./cannot-start.ts";
import { type Environment, EnvironmentError, readEnvironment } from "./environment.ts";
import { createLog, type Logger } from "./log.ts";
import { standardOutput } from "./standard-output.ts";

export interface Running {
  environment: Environment;
  log: Logger;
  /** Registers what must be closed at the end; the last registered closes first. */
  onStop(close: () => Promise<void> | void): void;
  /** Ends the process after a failure that it cannot mend itself; whoever supervises it starts a fresh one. */
  fail(error: unknown, what: string): void;
}

/**
 * The life of one process: environment, log, start, ready, stop. Under a supervisor (an IPC channel) it says "ready" once and
 * ends when the supervisor is gone, so that a killed supervisor leaves no process behind. Started with `--held`, it loads its code
 * and waits for "begin", so that what it needs can be prepared meanwhile.
 */
export async function runProcess(name: string, start: (running: Running) => Promise<void>): Promise<void> {
  const closing: (() => Promise<void> | void)[] = [];
  let log: Logger | undefined;
  let stopping = false;
  async function stop(code: number): Promise<void> {
    if (stopping) return;
    stopping = true;
    for (const close of closing.reverse()) {
      await Promise.resolve(close()).catch((error: unknown) =>
        log?.error({ err: error }, "could not close a part"),
      );
    }
    process.exit(code);
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop(0));
  process.on("disconnect", () => void stop(0));
  try {
    const environment = readEnvironment();
    const ownLog = createLog(environment.LOG_LEVEL, name, standardOutput());
    log = ownLog;
    await toldToBegin();
    await start({
      environment,
      log: ownLog,
      onStop: (close) => void closing.push(close),
      fail(error, what) {
        ownLog.fatal({ err: error }, what);
        void stop(1);
      },
    });
    log.info("ready");
    process.send?.("ready");
  } catch (error) {
    if (error instanceof EnvironmentError || error instanceof CannotStart)
      process.stderr.write(`${error.message}\n`);
    else log?.fatal({ err: error }, "could not start");
    await stop(1);
  }
}

async function toldToBegin(): Promise<void> {
  if (!process.argv.includes("--held")) return;
  await new Promise<void>((resolve) => {
    process.on("message", (message) => {
      if (message === "begin") resolve();
    });
  });
}

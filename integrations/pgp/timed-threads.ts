import { Piscina } from "piscina";
import { PgpFailure } from "./pgp-failure.ts";

export interface TimedThreads {
  /** Once in every thread, before anybody waits; loading their modules on a busy machine takes longer than a task may. */
  warm<T>(name: string, given: unknown): Promise<T[]>;
  run<T>(name: string, given: unknown): Promise<T>;
  close(): Promise<void>;
}

const WARM_WITHIN_MS = 60_000;

interface Options {
  /** The module whose exports the threads run. */
  readonly filename: URL;
  readonly threads: number;
  /** A task may run for this long; then its thread is ended and another takes its place. */
  readonly limitMs?: number;
  readonly mostWaiting?: number;
}

/**
 * Threads for work on what others sent. Only for tasks that never make a key: ending a thread while WebCrypto generates one aborts
 * the whole process (Node 24.21), while it is safe inside everything that opening a message does.
 */
export function createTimedThreads({
  filename,
  threads,
  limitMs = 5000,
  mostWaiting = 500,
}: Options): TimedThreads {
  const pool = new Piscina({ filename: filename.href, minThreads: threads, maxThreads: threads });
  const waiting: (() => void)[] = [];
  let idle = threads;

  /** Waits here, not in the pool: a task's time begins when its thread does. */
  async function turn(): Promise<void> {
    if (idle > 0) {
      idle -= 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw new PgpFailure("busy");
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function done(): void {
    const next = waiting.shift();
    if (next) next();
    else idle += 1;
  }

  async function runWithin<T>(withinMs: number, name: string, given: unknown): Promise<T> {
    await turn();
    const signal = AbortSignal.timeout(withinMs);
    try {
      return await pool.run(given, { name, signal });
    } catch (error) {
      throw signal.aborted ? new PgpFailure("too-slow") : error;
    } finally {
      done();
    }
  }

  return {
    warm: <T>(name: string, given: unknown) =>
      Promise.all(Array.from({ length: threads }, () => runWithin<T>(WARM_WITHIN_MS, name, given))),
    run: (name, given) => runWithin(limitMs, name, given),
    close: () => pool.close(),
  };
}

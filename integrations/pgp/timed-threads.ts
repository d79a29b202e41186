import { Piscina } from "piscina";
import { PgpFailure } from "./pgp-failure.ts";

export interface TimedThreads {
  run<T>(name: string, given: unknown): Promise<T>;
  close(): Promise<void>;
}

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

  return {
    async run(name, given) {
      await turn();
      const signal = AbortSignal.timeout(limitMs);
      try {
        return await pool.run(given, { name, signal });
      } catch (error) {
        throw signal.aborted ? new PgpFailure("too-slow") : error;
      } finally {
        done();
      }
    },
    close: () => pool.close(),
  };
}

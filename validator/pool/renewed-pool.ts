import type { Logger } from "pino";
import { listFiles, type SanctionsPaths } from "../data/load-sanctions.ts";
import { UnreadableSanctionsList } from "../data/parse-sanctions.ts";
import { loadReferenceData, type ReferenceData } from "../data/reference-data.ts";
import { stateOf, watchFiles } from "../data/watch-files.ts";
import { createPool, type Pool } from "./pool.ts";

export interface RenewedPoolOptions extends SanctionsPaths {
  threads: number;
  maxQueued: number;
  /** How often the list files are looked at. */
  lookEveryMs: number;
  log?: Pick<Logger, "info" | "warn"> | undefined;
}

/** The threads and the data that they judge by. */
export interface Bench {
  pool: Pool;
  data: ReferenceData;
}

export interface RenewedPool {
  /** Whoever takes it judges a whole request by it: it is closed only when its requests have ended. */
  readonly bench: Bench;
  /** Why the lists in force are not the ones in the files. */
  readonly problem: string | undefined;
  /** Resolves when the first threads are warm. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

/**
 * A pool that is replaced as a whole when a list file changes: new threads are warmed with the new data, then take over.
 * A file that cannot be used changes nothing. Throws where the lists cannot be read at the start.
 */
export function createRenewedPool(options: RenewedPoolOptions): RenewedPool {
  const { threads, maxQueued, log } = options;
  const files = listFiles(options).map(({ path }) => path);
  const open = (data: ReferenceData): Bench => ({ data, pool: createPool({ threads, maxQueued, data }) });
  const since = stateOf(files);
  let bench = open(loadReferenceData(options));
  let problem: string | undefined;
  let isClosed = false;
  const ready = bench.pool.warmUp();
  // One renewal after the other, none before the first threads are warm.
  let renewing = ready.catch(() => undefined);

  async function renew(): Promise<void> {
    if (isClosed) return;
    try {
      const data = loadReferenceData(options);
      if (data.sanctions.kept.length < bench.data.sanctions.kept.length) {
        throw new UnreadableSanctionsList("A sanctions list that was in force is gone.");
      }
      if (!isSame(data, bench.data)) await replaceBench(data);
      problem = undefined;
    } catch (error) {
      const reason =
        error instanceof UnreadableSanctionsList
          ? error.message
          : "The new sanctions list could not be used.";
      problem = `${reason} The list that was read before stays in force.`;
      log?.warn({ err: error }, problem);
    }
  }

  async function replaceBench(data: ReferenceData): Promise<void> {
    const next = open(data);
    try {
      await next.pool.warmUp();
    } catch (error) {
      await next.pool.close();
      throw error;
    }
    const before = bench;
    bench = next;
    const { date, entries, sha256 } = data.sanctions;
    log?.info({ date, entries: Object.keys(entries).length, sha256 }, "new sanctions list in force");
    await before.pool.close();
  }

  const watch = watchFiles(files, {
    since,
    everyMs: options.lookEveryMs,
    onChange() {
      renewing = renewing.then(renew);
    },
  });

  return {
    get bench() {
      return bench;
    },
    get problem() {
      return problem;
    },
    ready,
    async close() {
      isClosed = true;
      watch.close();
      await renewing;
      await bench.pool.close();
    },
  };
}

function isSame({ sanctions: left }: ReferenceData, { sanctions: right }: ReferenceData): boolean {
  return (
    left.sha256 === right.sha256 &&
    left.date === right.date &&
    JSON.stringify([left.sources, left.kept]) === JSON.stringify([right.sources, right.kept])
  );
}

import { RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import type { Database } from "../../db/database.ts";
import { poolOf } from "../../db/prepared-query.ts";

const WINDOW_SECONDS = 60;

export interface Count {
  /** Hits in the present window, this one included. */
  readonly hits: number;
  /** Milliseconds since the epoch. */
  readonly resetsAt: number;
}

/** Counts hits under a name in windows of a minute that begin with the first hit. */
export interface RateCounters {
  hit(name: string): Promise<Count>;
}

/** For one process. */
export function createMemoryCounters(): RateCounters {
  return counters(new RateLimiterMemory({ keyPrefix: "", points: 0, duration: WINDOW_SECONDS }));
}

/** For replicas that share them. */
export async function createPostgresCounters(database: Database): Promise<RateCounters> {
  const limiter = new RateLimiterPostgres({
    storeClient: await poolOf(database),
    storeType: "pool",
    tableName: "rate_limit_bucket",
    tableCreated: true,
    keyPrefix: "",
    points: 0,
    duration: WINDOW_SECONDS,
    // The sweep does, with everything else that is kept for a time only.
    clearExpiredByTimeout: false,
  });
  return counters(limiter);
}

/** The package's own limiters have one limit each; ours differ by route, so it only counts (a "penalty" is never refused). */
function counters(limiter: RateLimiterMemory | RateLimiterPostgres): RateCounters {
  return {
    async hit(name) {
      const { consumedPoints, msBeforeNext } = await limiter.penalty(name);
      return { hits: consumedPoints, resetsAt: Date.now() + msBeforeNext };
    },
  };
}

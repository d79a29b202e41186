import type { Logger } from "pino";
import { Refusal } from "../refusal.ts";
import type { Limit } from "./limit.ts";
import type { Count, RateCounters } from "./rate-counters.ts";

/** How much is left of the bucket that has the least left. */
export interface Standing {
  readonly limit: number;
  readonly remaining: number;
  readonly resetsAt: number;
}

export interface Spending {
  readonly limit: Limit;
  /** Whose bucket: a client address, or the id of a user or key. */
  readonly who: string;
  /** The bucket's name where the limit names none. */
  readonly bucket: string;
}

export interface Limiter {
  /** Spends one from each bucket; an empty one is a 429. Undefined where nothing was counted. */
  spend(spendings: readonly Spending[]): Promise<Standing | undefined>;
}

/** Counts calls against their limits. A store that fails is logged and lets the call through: a limit protects, it is no lock. */
export function createLimiter({ counters, log }: { counters: RateCounters; log: Logger }): Limiter {
  async function count({ limit, who, bucket }: Spending): Promise<Standing | undefined> {
    const counted = await counters
      .hit(`${limit.bucket ?? bucket}|${limit.per}|${who}`)
      .catch((error: unknown): Count | undefined => {
        log.error({ err: error }, "rate limits cannot be counted; the request is let through");
        return undefined;
      });
    if (!counted) return undefined;
    const remaining = Math.max(0, limit.perMinute - counted.hits);
    const standing = { limit: limit.perMinute, remaining, resetsAt: counted.resetsAt };
    if (counted.hits > limit.perMinute) throw tooMany(standing);
    return standing;
  }
  return {
    async spend(spendings) {
      let least: Standing | undefined;
      for (const spending of spendings) least = leastOf(least, await count(spending));
      return least;
    },
  };
}

export function leastOf(one: Standing | undefined, other: Standing | undefined): Standing | undefined {
  if (!one || !other) return one ?? other;
  return other.remaining < one.remaining ? other : one;
}

export function standingHeaders({ limit, remaining, resetsAt }: Standing): Record<string, string> {
  return {
    "x-ratelimit-limit": String(limit),
    "x-ratelimit-remaining": String(remaining),
    "x-ratelimit-reset": String(Math.ceil(resetsAt / 1000)),
  };
}

function tooMany(standing: Standing): Refusal {
  const seconds = Math.max(1, Math.ceil((standing.resetsAt - Date.now()) / 1000));
  return new Refusal(
    429,
    `Too many requests: ${standing.limit} a minute are allowed; try again in ${seconds} s.`,
    {
      headers: { ...standingHeaders(standing), "retry-after": String(seconds) },
    },
  );
}

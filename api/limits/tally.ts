import type { Limit } from "./limit.ts";
import { type Limiter, leastOf, type Standing, standingHeaders } from "./limiter.ts";

/** What one request spends of its buckets; it reports the one that has the least left. */
export interface Tally {
  spend(limits: readonly Limit[], who: () => string, bucket: string): Promise<void>;
  headers(): Readonly<Record<string, string>>;
}

const NONE = {};

export function createTally(limiter: Limiter): Tally {
  let least: Standing | undefined;
  return {
    async spend(limits, who, bucket) {
      if (limits.length === 0) return;
      const spendings = limits.map((limit) => ({ limit, who: who(), bucket }));
      least = leastOf(least, await limiter.spend(spendings));
    },
    headers: () => (least ? standingHeaders(least) : NONE),
  };
}

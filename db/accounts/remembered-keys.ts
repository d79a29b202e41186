import type { KeyRow } from "./key-row.ts";

/** Long enough for a client that polls, and short beside the minute within which a key's use is noted. */
const KEPT_MS = 20_000;
const MOST_KEPT = 10_000;

export interface RememberedKeys {
  /** As it was when it was looked up; whether it still is, only `changes` can tell. */
  recall(secretHash: string): KeyRow | undefined;
  keep(secretHash: string, row: KeyRow): void;
}

export function createRememberedKeys(): RememberedKeys {
  const kept = new Map<string, { readonly row: KeyRow; readonly until: number }>();
  return {
    recall(secretHash) {
      const known = kept.get(secretHash);
      return known && performance.now() < known.until ? known.row : undefined;
    },
    keep(secretHash, row) {
      // Only what may be used: a key that its variable names again works again at once.
      kept.delete(secretHash);
      if (row.revoked) return;
      if (kept.size >= MOST_KEPT) kept.clear();
      const until = performance.now() + Math.min(KEPT_MS, row.leftMs ?? KEPT_MS);
      // Whoever looked it up notes its use.
      kept.set(secretHash, { row: { ...row, noted: true }, until });
    },
  };
}

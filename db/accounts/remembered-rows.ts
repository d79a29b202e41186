/** Long enough for a client that polls, and short beside the minute within which a key's use is noted. */
const KEPT_MS = 20_000;
const MOST_KEPT = 10_000;

/** What has been looked up, for seconds: as it was then. Whether it still is, only a count of changes can tell. */
export interface RememberedRows<Row> {
  recall(name: string): Row | undefined;
  /** For as long as it has left, if that is known. */
  keep(name: string, row: Row, leftMs: number | null): void;
  forget(name: string): void;
}

export function createRememberedRows<Row>(): RememberedRows<Row> {
  const kept = new Map<string, { readonly row: Row; readonly until: number }>();
  return {
    recall(name) {
      const known = kept.get(name);
      return known && performance.now() < known.until ? known.row : undefined;
    },
    keep(name, row, leftMs) {
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(name, { row, until: performance.now() + Math.min(KEPT_MS, leftMs ?? KEPT_MS) });
    },
    forget(name) {
      kept.delete(name);
    },
  };
}

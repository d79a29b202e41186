interface Waiting<Found> {
  readonly key: string;
  resolve(found: Found | undefined): void;
  reject(error: unknown): void;
}

const MOST_AT_ONCE = 100;
/** While PostgreSQL answers one query, the next is made ready: with one alone each side would wait for the other. */
const SIDE_BY_SIDE = 2;
/** Queries that take longer than this do not hold up what came after them: it gets one of its own. */
const PATIENCE_MS = 20;
const MOST_UNDER_WAY = 4;

/**
 * Look-ups by one key each that share queries: those of one turn of the event loop go out together, and so do those that
 * come while two queries are under way. A lone look-up waits for nobody; under load a query serves many. Each is sent after
 * it was asked for, so what it finds is never older than the question.
 */
export function jointLookUp<Found>(
  find: (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
): (key: string) => Promise<Found | undefined> {
  const waiting: Waiting<Found>[] = [];
  let underWay = 0;
  let patience: NodeJS.Timeout | undefined;

  function sendUnlessUnderWay(): void {
    if (underWay < SIDE_BY_SIDE) void sendWaiting();
    else patience ??= setTimeout(sendWaiting, PATIENCE_MS);
  }

  async function sendWaiting(): Promise<void> {
    clearTimeout(patience);
    patience = undefined;
    if (underWay === MOST_UNDER_WAY || waiting.length === 0) return;
    underWay += 1;
    const batch = waiting.splice(0, MOST_AT_ONCE);
    try {
      const found = await find([...new Set(batch.map(({ key }) => key))]);
      for (const { key, resolve } of batch) resolve(found.get(key));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    underWay -= 1;
    void sendWaiting();
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (waiting.length === 1) setImmediate(sendUnlessUnderWay);
    });
}

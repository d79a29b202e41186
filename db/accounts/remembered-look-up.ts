import { createRememberedRows } from "./remembered-rows.ts";

/** What a credential is looked up for, either read now or remembered for seconds. */
export interface Found<Row> {
  readonly row: Row | undefined;
  /**
   * The row as it was at some moment after it was asked for: `row` itself, unless one of its kind was changed since that was
   * read. What was revoked or has ended is seen so at once, by every process. The question is under way already, to be answered beside others.
   */
  latest(): Promise<Row | undefined>;
}

interface Rememberable {
  /** How often any of its kind had been changed when it was looked up. */
  readonly changes: number;
  /** Milliseconds that it has left; null for one that never ends by itself. */
  readonly leftMs: number | null;
  /** Whether its last use was noted less than a minute ago. */
  readonly noted: boolean;
}

/** Looks rows up by a name, those that are asked for often out of memory. */
export function rememberedLookUp<Row extends Rememberable>(
  find: (name: string) => Promise<Row | undefined>,
  countChanges: () => Promise<number | undefined>,
  /** Only what may be used is remembered: a key whose revocation is taken back works again at once. */
  isUsable: (row: Row) => boolean,
): (name: string) => Promise<Found<Row>> {
  const remembered = createRememberedRows<Row>();
  async function read(name: string): Promise<Row | undefined> {
    const row = await find(name);
    // Whoever looked it up notes its use.
    if (row && isUsable(row)) remembered.keep(name, { ...row, noted: true }, row.leftMs);
    else remembered.forget(name);
    return row;
  }
  return async (name) => {
    const known = remembered.recall(name);
    if (!known) {
      const row = await read(name);
      return { row, latest: async () => row };
    }
    const counted = countChanges();
    // Whoever asks for the latest hears of a failure; one who is refused before that need not.
    counted.catch(() => undefined);
    return { row: known, latest: async () => ((await counted) === known.changes ? known : read(name)) };
  };
}

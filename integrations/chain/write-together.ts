import type { StoredWrite } from "../../domain/chain-transaction-store.ts";
import { ChainBusy } from "./chain-error.ts";
import type { ChainWrite } from "./chain-write.ts";

export interface Asked {
  readonly write: ChainWrite;
  resolve(submitted: Submitted): void;
  reject(error: unknown): void;
}

export interface Submitted {
  readonly stored: StoredWrite;
  /** Whether this very call had it signed and sent; false where it was stored already. */
  readonly isNew: boolean;
}

/** Sees to all of them and answers each; says which transaction those that come meanwhile should wait for, if any. */
export type Round = (asked: readonly Asked[]) => Promise<{ until: Promise<unknown> | undefined }>;

/** As many as a batch's gas allows for, so that a round is seldom more than one transaction. */
const MOST_AT_ONCE = 48;
/** Far more than a worker's activities ask for at once. */
const MOST_WAITING = 1000;
/** On a chain that takes seconds for a block, what comes meanwhile waits for this long and no longer. */
const LONGEST_WAIT_MS = 200;

/**
 * One round at a time per process: a write that comes while nothing is under way is sent at once, and those that come
 * while a transaction is go together into the next.
 */
export function createWriteTogether(round: Round): (write: ChainWrite) => Promise<Submitted> {
  const waiting: Asked[] = [];
  let isUnderWay = false;

  async function run(): Promise<void> {
    if (isUnderWay) return;
    isUnderWay = true;
    while (waiting.length > 0) {
      const { until } = await round(waiting.splice(0, MOST_AT_ONCE));
      if (until) await notLongerThan(LONGEST_WAIT_MS, until);
    }
    isUnderWay = false;
  }

  return (write) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= MOST_WAITING) return reject(new ChainBusy(waiting.length));
      waiting.push({ write, resolve, reject });
      void run();
    });
}

function notLongerThan(ms: number, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    void work.finally(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

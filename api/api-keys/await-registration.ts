import { setTimeout as sleep } from "node:timers/promises";
import { type AccountKeyRow, findAccountKey } from "../../db/account-keys/account-keys.ts";
import type { Database } from "../../db/database.ts";

/** A chain that answers has it done by then; on others a block takes longer than anybody waits for an answer. */
const PATIENCE_MS = 2000;
const PAUSE_MS = 50;

/** The key once it is on chain, or as it is when nobody should wait any longer; the workflow goes on either way. */
export async function awaitRegistration(
  database: Database,
  userId: string,
  key: AccountKeyRow,
  signal: AbortSignal,
): Promise<AccountKeyRow> {
  let now = key;
  for (const until = Date.now() + PATIENCE_MS; isUnderWay(now) && Date.now() < until; ) {
    await sleep(PAUSE_MS);
    const found = signal.aborted ? undefined : await findAccountKey(database.em, userId);
    // Another has taken its place meanwhile, which is another call's to answer for.
    if (found?.id !== key.id) return now;
    now = found;
  }
  return now;
}

const isUnderWay = ({ chainTx, chainRefusal }: AccountKeyRow) => chainTx === null && chainRefusal === null;

import type { CustodyEnd } from "../../domain/custody-end.ts";
import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

export interface CustodyOutcome {
  readonly txHash: string | null;
  /** Null while it is under way. */
  readonly end: CustodyEnd | null;
}

const SQL = `select tx_hash as "txHash", "end" from custody_execution where transaction_id = $1`;

/** What became of a transaction's execution by the custody provider; undefined where it is executed in another way. */
export async function custodyOf(
  database: Database,
  transactionId: string,
): Promise<CustodyOutcome | undefined> {
  return (await preparedQuery<CustodyOutcome>(database, "custody-of", SQL)(transactionId))[0];
}

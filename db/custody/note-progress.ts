import type { CustodyWait } from "../../domain/custody-end.ts";
import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

/** What the provider tells of its transaction. */
export interface CustodyProgress {
  readonly id: string;
  readonly status: string;
  readonly subStatus?: string | undefined;
  readonly txHash?: string | undefined;
}

const PROGRESS = `
  update custody_execution
     set state = 'SUBMITTED', waits_for = null, custody_transaction_id = $2, custody_status = $3, custody_sub_status = $4,
         tx_hash = coalesce($5, tx_hash), updated_at = $6
   where id = $1 and ended_at is null`;

/** Notes that the provider has the order, and how it stands there. */
export async function noteProgress(database: Database, id: string, told: CustodyProgress): Promise<void> {
  const { subStatus = null, txHash = null } = told;
  const note = preparedQuery(database, "custody-progress", PROGRESS);
  await note(id, told.id, told.status, subStatus, txHash, new Date());
}

/** Notes what an execution waits for; null where it goes on. */
export async function noteWait(database: Database, id: string, waitsFor: CustodyWait | null): Promise<void> {
  const sql =
    "update custody_execution set waits_for = $2, updated_at = $3 where id = $1 and ended_at is null";
  await preparedQuery(database, "custody-wait", sql)(id, waitsFor, new Date());
}

/** Notes that its hard checks passed again just now. */
export async function noteChecked(database: Database, id: string): Promise<void> {
  const sql = "update custody_execution set checked_at = $2, waits_for = null where id = $1";
  await preparedQuery(database, "custody-checked", sql)(id, new Date());
}

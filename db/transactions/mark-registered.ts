import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

const SQL = `
  update transaction_request
     set request_cid = $2, registration_tx = $3, registered_at = $4, updated_at = $4,
         started_at = coalesce(started_at, $4)
   where id = $1`;

/** Touches only its own columns, so that it never undoes what runs side by side with it. */
export async function markRegistered(
  database: Database,
  id: string,
  { requestCid, registrationTx }: { requestCid: string; registrationTx: string },
): Promise<void> {
  await preparedQuery(database, "mark-registered", SQL)(id, requestCid, registrationTx, new Date());
}

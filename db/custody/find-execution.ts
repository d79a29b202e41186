import type { CustodyEnd, CustodyState } from "../../domain/custody-end.ts";
import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

/** What the steps of an execution need of it. */
export interface FoundExecution {
  readonly id: string;
  readonly integrationId: string;
  /** Null for an administrator's own order. */
  readonly requestHash: string | null;
  /** The owner's. */
  readonly escrowAddress: string;
  readonly externalId: string;
  readonly chainId: number;
  /** An administrator's own call; all null for a transaction's. */
  readonly callTo: string | null;
  readonly callValue: string | null;
  readonly callData: string | null;
  readonly state: CustodyState;
  readonly custodyTransactionId: string | null;
  readonly stopAs: CustodyEnd | null;
  readonly end: CustodyEnd | null;
  /** Milliseconds since the epoch. */
  readonly claimedMs: number | null;
}

const SQL = `
  select e.id, e.integration_id as "integrationId", t.request_hash as "requestHash",
         u.ethereum_address as "escrowAddress", e.external_id as "externalId",
         e.chain_id::float8 as "chainId", e.call_to as "callTo", e.call_value as "callValue", e.call_data as "callData",
         e.state, e.custody_transaction_id as "custodyTransactionId", e.stop_as as "stopAs", e."end",
         (extract(epoch from e.claimed_at) * 1000)::float8 as "claimedMs"
    from custody_execution e join user_account u on u.id = e.owner_id left join transaction_request t on t.id = e.transaction_id
   where e.id = $1`;

export async function findExecution(database: Database, id: string): Promise<FoundExecution> {
  const [row] = await preparedQuery<FoundExecution>(database, "custody-execution", SQL)(id);
  if (!row) throw new Error("there is no custody execution of this id");
  return row;
}

/** Marks that its workflow has begun, so that nobody need start it. */
export async function markExecutionStarted(database: Database, id: string): Promise<void> {
  const sql = "update custody_execution set started_at = $2 where id = $1 and started_at is null";
  await preparedQuery(database, "custody-started", sql)(id, new Date());
}

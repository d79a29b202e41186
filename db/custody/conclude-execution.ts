import { type EndedOrder, movedNothing } from "../../domain/budgets/moved-nothing.ts";
import type { CustodyEnd } from "../../domain/custody-end.ts";
import { endReservation } from "../budgets/end-reservation.ts";
import type { Database } from "../database.ts";
import { preparedTransaction } from "../prepared-transaction.ts";

const CONCLUDE = `
  update custody_execution
     set "end" = $2::varchar, state = case when $2::varchar = 'custody-executed' then 'EXECUTED' else 'FAILED' end, waits_for = null,
         differences = coalesce($3, differences), updated_at = $4, ended_at = $4
   where id = $1 and ended_at is null 
  returning "end", external_id as "externalId", claimed_at is not null as "wasClaimed", custody_status as "custodyStatus",
            tx_hash as "txHash"`;

/**
 * Writes how an execution ended, once: what is over stays as it is. Answers with the end that counts. What was reserved for it is
 * settled, or released where it moved nothing, in the same commit.
 */
export function concludeCustody(
  database: Database,
  id: string,
  end: CustodyEnd,
  differences: readonly string[] | null = null,
): Promise<CustodyEnd> {
  return preparedTransaction(database, async (run) => {
    const [concluded] = await run<EndedOrder & { externalId: string }>(
      "conclude-custody",
      CONCLUDE,
      id,
      end,
      differences,
      new Date(),
    );
    if (concluded) {
      await endReservation(run, concluded.externalId, movedNothing(concluded) ? "released" : "settled");
      return concluded.end;
    }
    const [earlier] = await run<{ end: CustodyEnd }>(
      "custody-end",
      `select "end" from custody_execution where id = $1`,
      id,
    );
    if (!earlier) throw new Error("there is no custody execution of this id");
    return earlier.end;
  });
}

import { type EndedOrder, movedNothing } from "../../domain/budgets/moved-nothing.ts";
import type { CustodyEnd } from "../../domain/custody-end.ts";
import { endReservation } from "../budgets/end-reservation.ts";
import type { Database } from "../database.ts";
import { preparedTransaction } from "../prepared-transaction.ts";

const CONCLUDE = `
  update custody_execution
     set "end" = $2::varchar, state = case when $2::varchar = 'custody-executed' then 'EXECUTED' else 'FAILED' end, waits_for = null,
         differences = coalesce($3, differences), updated_at = $4, ended_at = $4
   where id = $1 and ended_at is null and (claimed_at is null or claimed_at <= $5::timestamptz)
  returning "end", external_id as "externalId", claimed_at is not null as "wasClaimed", custody_status as "custodyStatus",
            tx_hash as "txHash"`;

interface Conclusion {
  readonly end: CustodyEnd;
  readonly differences?: readonly string[] | null;
  /** Whoever was allowed to submit it later may yet have the provider take it: then it is not over. */
  readonly claimedBefore: Date | "infinity";
}

/**
 * Writes how an execution ended, once: what is over stays as it is. Answers with the end that counts. What was reserved for it is
 * settled, or released where it moved nothing, in the same commit.
 */
export async function concludeCustody(
  database: Database,
  id: string,
  end: CustodyEnd,
  differences: readonly string[] | null = null,
): Promise<CustodyEnd> {
  const counted = await conclude(database, id, { end, differences, claimedBefore: "infinity" });
  if (!counted) throw new Error("an execution that is not over after its end was written");
  return counted;
}

/** The same for one that the provider does not have; undefined where it may have been sent after `claimedBefore`. */
export function concludeUntaken(
  database: Database,
  id: string,
  end: CustodyEnd,
  claimedBefore: Date,
): Promise<CustodyEnd | undefined> {
  return conclude(database, id, { end, claimedBefore });
}

function conclude(
  database: Database,
  id: string,
  { end, differences = null, claimedBefore }: Conclusion,
): Promise<CustodyEnd | undefined> {
  return preparedTransaction(database, async (run) => {
    const [concluded] = await run<EndedOrder & { externalId: string }>(
      "conclude-custody",
      CONCLUDE,
      id,
      end,
      differences,
      new Date(),
      claimedBefore,
    );
    if (concluded) {
      await endReservation(run, concluded.externalId, movedNothing(concluded) ? "released" : "settled");
      return concluded.end;
    }
    const [earlier] = await run<{ end: CustodyEnd | null }>(
      "custody-end",
      `select "end" from custody_execution where id = $1`,
      id,
    );
    if (!earlier) throw new Error("there is no custody execution of this id");
    return earlier.end ?? undefined;
  });
}

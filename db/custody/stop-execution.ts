import type { CustodyEnd } from "../../domain/custody-end.ts";
import { endReservation } from "../budgets/end-reservation.ts";
import type { Run } from "../prepared-transaction.ts";

/** What was never allowed to be submitted is over at once; what was is asked back from the provider. */
const STOP = `
  update custody_execution
     set stop_as = coalesce(stop_as, $2::varchar), updated_at = $3::timestamptz,
         "end" = case when claimed_at is null then $2::varchar end,
         state = case when claimed_at is null then 'FAILED' else state end,
         waits_for = null,
         ended_at = case when claimed_at is null then $3::timestamptz end
   where id = $1 and ended_at is null returning external_id as "externalId", ended_at is not null as "isEnded"`;

/** Has an execution stopped, if that is still possible; which it was its end tells. In a database transaction of the caller's. */
export async function stopExecution(run: Run, id: string, as: CustodyEnd): Promise<void> {
  const [stopped] = await run<{ externalId: string; isEnded: boolean }>(
    "stop-execution",
    STOP,
    id,
    as,
    new Date(),
  );
  if (stopped?.isEnded) await endReservation(run, stopped.externalId, "released");
}

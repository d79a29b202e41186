import type { CustodyEnd } from "../../domain/custody-end.ts";
import type { Run } from "../prepared-transaction.ts";

/** What was never allowed to be submitted is over at once; what was is asked back from the provider. */
const STOP = `
  update custody_execution
     set stop_as = coalesce(stop_as, $2::varchar), updated_at = $3::timestamptz,
         "end" = case when claimed_at is null then $2::varchar end,
         state = case when claimed_at is null then 'FAILED' else state end,
         waits_for = null,
         ended_at = case when claimed_at is null then $3::timestamptz end
   where id = $1 and ended_at is null`;

/** Has an execution stopped, if that is still possible; which it was its end tells. */
export async function stopExecution(run: Run, id: string, as: CustodyEnd): Promise<void> {
  await run("stop-execution", STOP, id, as, new Date());
}

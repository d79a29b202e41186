import type { Run } from "../prepared-transaction.ts";

/** One statement: whoever adds up what is spent sees an order under way or at its end, never neither. */
const END = `
  with ended as (
    update budget_reservation set state = $2, ended_at = clock_timestamp()
     where external_id = $1 and state = 'open' returning external_id, ended_at)
  update budget_outflow o set spent_at = case when $2 = 'settled' then e.ended_at else '-infinity' end
    from ended e where o.external_id = e.external_id`;

/**
 * Ends what was reserved for an order, if anything was. Settled it counts from now on for as long as the periods are; released it
 * never counts again, so only what can never move anything is.
 */
export async function endReservation(
  run: Run,
  externalId: string,
  as: "settled" | "released",
): Promise<void> {
  await run("end-reservation", END, externalId, as);
}

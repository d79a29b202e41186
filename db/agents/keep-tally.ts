const STATUSES = ["PENDING", "APPROVED", "REJECTED", "EXECUTED", "FAILED"];

const names = STATUSES.map((status) => status.toLowerCase());

/** Of a row that is just added there is no old one, and whatever is compared with it is null. */
const differences = STATUSES.map(
  (status) =>
    `(new.status = '${status}')::int - coalesce(old.status = '${status}', false)::int as ${status.toLowerCase()}`,
);

const added = (name: string) => `${name} = tally.${name} + excluded.${name}`;

/**
 * The body of a trigger on transaction_request. It is a deferred one: it runs when the database transaction commits, so that the rows
 * that all of an agent's transactions share are locked last, for a moment, and in one order.
 */
export const KEEP_TALLY = [
  "if tg_op = 'UPDATE' and new.status = old.status and new.judged_at is not distinct from old.judged_at then return null; end if;",
  `insert into agent_tally as tally (escrow_address, length, start, ${names.join(", ")}, judged, confidence, first_seen_at, last_activity_at)`,
  `select new.escrow_address, l.length, date_trunc(l.length, new.created_at, 'UTC'), ${differences.join(", ")},`,
  "(new.judged_at is not null)::int - coalesce(old.judged_at is not null, false)::int,",
  "coalesce(new.orion_confidence, 0) - coalesce(old.orion_confidence, 0), new.created_at, new.updated_at",
  "from (values ('day'), ('hour')) l (length)",
  `on conflict (escrow_address, length, start) do update set ${[...names, "judged", "confidence"].map(added).join(", ")},`,
  "last_activity_at = greatest(tally.last_activity_at, excluded.last_activity_at),",
  "first_seen_at = least(tally.first_seen_at, excluded.first_seen_at); return null;",
].join(" ");

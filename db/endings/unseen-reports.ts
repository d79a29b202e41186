import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

/** Younger ones are on their way: whoever wrote them tells Temporal within moments. */
const GRACE_MS = 10_000;

const SQL = `
  select r.id, t.request_hash as "requestHash" from ending_report r
    join transaction_request t on t.id = r.transaction_id
   where r.signalled_at is null and r.created_at < $1 and t.status = 'APPROVED'
   order by r.created_at limit 200`;

/** Reports that their workflow has not looked at. */
export function unseenReports(database: Database): Promise<{ id: string; requestHash: string }[]> {
  const find = preparedQuery<{ id: string; requestHash: string }>(database, "unseen-reports", SQL);
  return find(new Date(Date.now() - GRACE_MS));
}

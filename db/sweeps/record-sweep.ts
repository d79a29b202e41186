import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

/** One statement: whatever is not named any more is gone, and a step that fails again has failed since the first time. */
const SQL = `
  with gone as (delete from sweep_step where step <> all($1::text[]))
  insert into sweep_step (step, ran_at, failing_since)
  select step, $3::timestamptz, case when step = any($2::text[]) then $3::timestamptz end from unnest($1::text[]) as step
  on conflict (step) do update
     set ran_at = excluded.ran_at,
         failing_since = case when excluded.failing_since is not null
                              then coalesce(sweep_step.failing_since, excluded.failing_since) end`;

/** Keeps which steps of a sweep ran, and which of them could not do all their work. */
export async function recordSweep(
  database: Database,
  steps: readonly string[],
  failing: readonly string[],
): Promise<void> {
  await preparedQuery(database, "record-sweep", SQL)(steps, failing, new Date());
}

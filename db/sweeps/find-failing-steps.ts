import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

/** A sweep begins seconds after the one before it, which may take some minutes where parts are away. */
const LATE_AFTER_MS = 5 * 60_000;

export interface FailingStep {
  readonly step: string;
  readonly since: Date;
}

interface Row {
  readonly step: string;
  readonly ranMs: number;
  readonly failingMs: number | null;
}

const SQL = `
  select step, (extract(epoch from ran_at) * 1000)::float8 as "ranMs",
         (extract(epoch from failing_since) * 1000)::float8 as "failingMs"
    from sweep_step order by step`;

/** The steps of the sweep that fail, and since when; the whole "sweep" where none has run for minutes. */
export async function findFailingSteps(database: Database): Promise<FailingStep[]> {
  const rows = await preparedQuery<Row>(database, "sweep-steps", SQL)();
  const lastMs = Math.max(...rows.map(({ ranMs }) => ranMs));
  const late = rows.length > 0 && lastMs < Date.now() - LATE_AFTER_MS;
  return [
    ...(late ? [{ step: "sweep", since: new Date(lastMs) }] : []),
    ...rows.flatMap(({ step, failingMs }) =>
      failingMs === null ? [] : [{ step, since: new Date(failingMs) }],
    ),
  ];
}

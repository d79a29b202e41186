import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

export interface SweptStep {
  readonly step: string;
  readonly ranAt: Date;
  /** Null while it does all its work. */
  readonly failingSince: Date | null;
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

/** The steps of the sweep, when each last ran and since when it fails. */
export async function listSweepSteps(database: Database): Promise<SweptStep[]> {
  const rows = await preparedQuery<Row>(database, "sweep-steps", SQL)();
  return rows.map(({ step, ranMs, failingMs }) => ({
    step,
    ranAt: new Date(ranMs),
    failingSince: failingMs === null ? null : new Date(failingMs),
  }));
}

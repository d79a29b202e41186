import type { Database } from "../database.ts";
import { listSweepSteps } from "./list-sweep-steps.ts";

/** A sweep begins seconds after the one before it, which may take some minutes where parts are away. */
const LATE_AFTER_MS = 5 * 60_000;

export interface FailingStep {
  readonly step: string;
  readonly since: Date;
}

/** The steps of the sweep that fail, and since when; the whole "sweep" where none has run for minutes. */
export async function findFailingSteps(database: Database): Promise<FailingStep[]> {
  const steps = await listSweepSteps(database);
  const lastMs = Math.max(...steps.map(({ ranAt }) => ranAt.getTime()));
  const late = steps.length > 0 && lastMs < Date.now() - LATE_AFTER_MS;
  return [
    ...(late ? [{ step: "sweep", since: new Date(lastMs) }] : []),
    ...steps.flatMap(({ step, failingSince }) => (failingSince ? [{ step, since: failingSince }] : [])),
  ];
}

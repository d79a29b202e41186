import { once } from "node:events";
import type { Client } from "@temporalio/client";
import { failingWorkflows } from "../../lifecycle/failing-workflows.ts";
import { type ArbiterReport, readArbiterReport } from "./arbiter-report.ts";

const WITHIN_MS = 2000;
const MOST_WORKFLOWS = 100;

/** What an operator is told that is not in the database; undefined where whoever knows does not answer. */
export interface OperatorParts {
  /** Workflows whose tasks fail, by their ids. */
  failingWorkflows(): Promise<readonly string[] | undefined>;
  arbiter(): Promise<ArbiterReport | undefined>;
}

export function createOperatorParts(temporal: Client, validatorUrl: string): OperatorParts {
  return {
    // Why they do not answer stands in their own logs, and in the health that is told beside it.
    failingWorkflows: () =>
      inTime(() =>
        temporal.withDeadline(Date.now() + WITHIN_MS, () => failingWorkflows(temporal, MOST_WORKFLOWS)),
      ),
    arbiter: () =>
      inTime(async (signal) => {
        const response = await fetch(`${validatorUrl}/health`, { signal });
        return readArbiterReport(await response.json());
      }),
  };
}

/** What comes in time, and undefined for what fails or is late: Temporal's client looks at a deadline only between its retries. */
async function inTime<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
  const signal = AbortSignal.timeout(WITHIN_MS);
  const late = once(signal, "abort").then(() => undefined);
  return Promise.race([ask(signal).catch(() => undefined), late]);
}

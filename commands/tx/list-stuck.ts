import type { Client } from "@temporalio/client";
import type { Database } from "../../db/database.ts";
import { findFailingSteps } from "../../db/sweeps/find-failing-steps.ts";
import { waitingRequests } from "../../db/transactions/waiting-requests.ts";
import { failingWorkflows } from "../../lifecycle/failing-workflows.ts";
import { describeStuck } from "./describe-stuck.ts";

const WITHIN_MS = 5000;
const MOST_WORKFLOWS = 100;

export async function listStuck(database: Database, temporal: Client): Promise<string> {
  const [waiting, failingSteps, failing] = await Promise.all([
    waitingRequests(database),
    findFailingSteps(database),
    temporal
      .withDeadline(Date.now() + WITHIN_MS, () => failingWorkflows(temporal, MOST_WORKFLOWS))
      // Said in words by what is printed.
      .catch(() => undefined),
  ]);
  return describeStuck({ waiting, failingSteps, failingWorkflows: failing }, new Date());
}

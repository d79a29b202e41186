import type { Client } from "@temporalio/client";
import { findPauses } from "../../db/custody/pauses.ts";
import { type Database, pingDatabase } from "../../db/database.ts";
import { findFailingSteps } from "../../db/sweeps/find-failing-steps.ts";
import { chainHealth } from "../../integrations/chain/chain-health.ts";
import type { ChainNode } from "../../integrations/chain/chain-node.ts";
import type { Ipfs } from "../../integrations/ipfs/create-ipfs.ts";
import { probeTemporal } from "../../integrations/temporal/client.ts";
import type { FailingStep, Part } from "./health-checks.ts";

export interface ProbedParts {
  database: Database;
  temporal: Client;
  chain: ChainNode;
  ipfs: Ipfs;
  validatorUrl: string;
}

/** How each part is asked whether it is well; a rejection means that it is not, "degraded" that it is with a reservation. */
export function createProbes(parts: ProbedParts): Record<Part, () => Promise<unknown>> {
  return {
    database: () => pingDatabase(parts.database),
    temporal: () => probeTemporal(parts.temporal, 2000),
    chain: () => chainHealth(parts.chain),
    ipfs: () => parts.ipfs.health(),
    validator: () => probeValidator(parts.validatorUrl),
    sweep: () => probeSweep(parts.database),
    custody: () => probeCustody(parts.database),
  };
}

async function probeSweep(database: Database): Promise<FailingStep[]> {
  const failing = await findFailingSteps(database);
  return failing.map(({ step, since }) => ({ step, since: since.toISOString() }));
}

/** Nothing of it is down while it is paused, but nobody should have to guess why nothing is executed. */
async function probeCustody(database: Database): Promise<FailingStep[]> {
  const { everyone, users } = await findPauses(database);
  return [
    ...(everyone ? [{ step: "paused for everyone", since: everyone.toISOString() }] : []),
    ...(users ? [{ step: `paused for ${users.count} users`, since: users.since.toISOString() }] : []),
  ];
}

async function probeValidator(url: string): Promise<unknown> {
  const response = await fetch(`${url}/health`, { signal: AbortSignal.timeout(2000) });
  const report = (await response.json()) as { status?: unknown };
  const isReady = report.status === "ok" || report.status === "degraded";
  if (!response.ok || !isReady) throw new Error("the validator is not ready");
  return report.status;
}

import type { Client } from "@temporalio/client";
import { MockActivityEnvironment } from "@temporalio/testing";
import { DefaultLogger } from "@temporalio/worker";
import { createArchiveActivities } from "../../activities/sweep/archive.ts";
import { createCustodySweepActivities } from "../../activities/sweep/custody.ts";
import { createOutboxActivities } from "../../activities/sweep/outbox.ts";
import { createPublicationSweepActivities } from "../../activities/sweep/publication.ts";
import { createReconcileActivities } from "../../activities/sweep/reconcile.ts";
import type { StepReport } from "../../activities/sweep/step-report.ts";
import { createStuckActivities } from "../../activities/sweep/stuck.ts";
import type { ServiceWorld } from "./service-world.ts";

/** Where activities run without a worker; what they log is nobody's. */
export function activityEnvironment(): MockActivityEnvironment {
  return new MockActivityEnvironment({}, { logger: new DefaultLogger("ERROR", () => {}) });
}

/** Runs one step of the sweep on the world's parts, as the sweep would. */
export function runStep(
  { chain, temporal, ipfs, sealer, policy }: ServiceWorld,
  step: keyof ReturnType<typeof stepsOn>,
  { client = temporal.client, environment = activityEnvironment() } = {},
): Promise<StepReport> {
  const { database, writer } = chain;
  return environment.run(stepsOn({ database, writer, ipfs, sealer, policy, temporal: client })[step]);
}

type Parts = Parameters<typeof createPublicationSweepActivities>[0] &
  Parameters<typeof createOutboxActivities>[0] & { temporal: Client };

function stepsOn(parts: Parts) {
  return {
    ...createOutboxActivities(parts),
    ...createReconcileActivities(parts),
    ...createArchiveActivities(parts),
    ...createPublicationSweepActivities(parts),
    ...createStuckActivities(parts),
    ...createCustodySweepActivities(parts),
  };
}

import type { Client } from "@temporalio/client";
import { standingOf, versionInCharge, type WorkerVersion } from "../lifecycle/worker-deployment.ts";
import { CannotStart } from "../runtime/cannot-start.ts";
import { workflowBuildId } from "./build-id.ts";

/**
 * The version that this worker runs as; undefined where workers have none. A worker that nobody has prepared for would wait
 * for tasks that it never gets, while those it replaces are being stopped: it does not start, and they go on.
 */
export async function versionToRun(
  client: Client,
  deploymentName: string | undefined,
): Promise<WorkerVersion | undefined> {
  if (!deploymentName) {
    const inCharge = await versionInCharge(client);
    if (!inCharge) return undefined;
    throw new CannotStart(
      `All tasks go to the worker deployment ${inCharge.deploymentName}: set WORKER_DEPLOYMENT to it, or run npm run provision without it first.`,
    );
  }
  const version = { deploymentName, buildId: await workflowBuildId() };
  if ((await standingOf(client, version)) !== "unknown") return version;
  throw new CannotStart(
    `Workers of ${deploymentName} with the workflows ${version.buildId} get no tasks yet: run npm run provision of this version first.`,
  );
}

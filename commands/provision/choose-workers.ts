import type { Client } from "@temporalio/client";
import { announce, leaveDeployment } from "../../lifecycle/worker-deployment.ts";
import { workflowBuildId } from "../../workers/build-id.ts";

/** Says whose workers are to get the tasks from now on: those of this version, or, without a deployment, whichever run. */
export async function chooseWorkers(client: Client, deploymentName: string | undefined): Promise<void> {
  if (deploymentName) {
    const buildId = await workflowBuildId();
    await announce(client, { deploymentName, buildId });
    console.log(`Workers: ${deploymentName} ${buildId} takes over with its first worker.`);
    return;
  }
  const left = await leaveDeployment(client);
  if (left) console.log(`Workers: those without a version take over from ${left}.`);
}

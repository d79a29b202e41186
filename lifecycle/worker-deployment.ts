import { type Client, isGrpcServiceError } from "@temporalio/client";
import { taskQueues } from "../messages/task-queues.ts";

/** One build of the workflow code among those of a deployment, as Temporal tells them apart. */
export interface WorkerVersion {
  readonly deploymentName: string;
  readonly buildId: string;
}

/** The gRPC status code of that name. */
const NOT_FOUND = 5;
/** Of `temporal.api.enums.v1.TaskQueueType`: an API's enums are numbers at run time. */
const WORKFLOW_QUEUE = 1;

/** What the server makes of a version: it gets all tasks, it is to get them once its workers run, or nobody has said so. */
export async function standingOf(
  client: Client,
  { deploymentName, buildId }: WorkerVersion,
): Promise<"current" | "next" | "unknown"> {
  const { namespace } = client.options;
  try {
    const { workerDeploymentInfo } = await client.workflowService.describeWorkerDeployment({
      namespace,
      deploymentName,
    });
    const routing = workerDeploymentInfo?.routingConfig;
    if (routing?.currentDeploymentVersion?.buildId === buildId) return "current";
    return routing?.rampingDeploymentVersion?.buildId === buildId ? "next" : "unknown";
  } catch (error) {
    if (isNotFound(error)) return "unknown";
    throw error;
  }
}

/** Names the version that is to be current. Its first worker makes it so: until then those of the present one get all tasks. */
export async function announce(client: Client, version: WorkerVersion): Promise<void> {
  if ((await standingOf(client, version)) !== "unknown") return;
  await client.workflowService.setWorkerDeploymentRampingVersion({
    namespace: client.options.namespace,
    ...version,
    percentage: 0,
    allowNoPollers: true,
    ignoreMissingTaskQueues: true,
    identity: client.options.identity,
  });
}

/** Gives a version all tasks, those of open workflows too; false while the server does not know its workers for every queue. */
export async function makeCurrent(
  client: Client,
  version: WorkerVersion,
  queues: readonly string[],
): Promise<boolean> {
  const { namespace } = client.options;
  const known = await knownQueues(client, version);
  if (!queues.every((queue) => known.has(queue))) return false;
  await client.workflowService.setWorkerDeploymentCurrentVersion({
    namespace,
    ...version,
    // A queue that only the version before it had: its tasks would wait there with or without this one.
    ignoreMissingTaskQueues: true,
    identity: client.options.identity,
  });
  return true;
}

/** Gives all tasks to workers without a version, where a deployment has them; returns its name. */
export async function leaveDeployment(client: Client): Promise<string | undefined> {
  const inCharge = await versionInCharge(client);
  if (!inCharge) return undefined;
  await client.workflowService.setWorkerDeploymentCurrentVersion({
    namespace: client.options.namespace,
    deploymentName: inCharge.deploymentName,
    buildId: "",
    allowNoPollers: true,
    ignoreMissingTaskQueues: true,
    identity: client.options.identity,
  });
  return inCharge.deploymentName;
}

/** Whose workers get the tasks of workflows; undefined where those without a version do. A change is here within moments, not at once. */
export async function versionInCharge(client: Client): Promise<WorkerVersion | undefined> {
  const { versioningInfo } = await client.workflowService.describeTaskQueue({
    namespace: client.options.namespace,
    taskQueue: { name: taskQueues.lifecycle },
    taskQueueType: WORKFLOW_QUEUE,
  });
  const { deploymentName, buildId } = versioningInfo?.currentDeploymentVersion ?? {};
  return deploymentName && buildId ? { deploymentName, buildId } : undefined;
}

async function knownQueues(client: Client, deploymentVersion: WorkerVersion): Promise<Set<string>> {
  try {
    const { versionTaskQueues } = await client.workflowService.describeWorkerDeploymentVersion({
      namespace: client.options.namespace,
      deploymentVersion,
    });
    return new Set(versionTaskQueues?.map(({ name }) => name ?? ""));
  } catch (error) {
    if (isNotFound(error)) return new Set();
    throw error;
  }
}

function isNotFound(error: unknown): boolean {
  return isGrpcServiceError(error) && error.code === NOT_FOUND;
}

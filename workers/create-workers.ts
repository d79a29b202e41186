import {
  type NativeConnection,
  Worker,
  type WorkerDeploymentOptions,
  type WorkerOptions,
  type WorkflowBundleOption,
} from "@temporalio/worker";
import type { Logger } from "pino";
import type { WorkerVersion } from "../lifecycle/worker-deployment.ts";
import { activityInterceptors } from "./activity-interceptors.ts";
import type { Queue } from "./create-queues.ts";

export interface Workers {
  /** Resolves when every worker has stopped; rejects when one fails. */
  run(): Promise<void>;
  stop(): void;
}

export interface WorkersOptions {
  connection: NativeConnection;
  namespace: string;
  log: Logger;
  queues: readonly Queue[];
  workflowBundle: WorkflowBundleOption;
  /** How many waiting workflows stay in memory; the others are replayed when they wake. Each costs about 0.2 MB. */
  cachedWorkflows?: number;
  /** Absent: workers without a version, of which any takes any task. */
  version?: WorkerVersion | undefined;
}

/** One worker per queue, on one connection. */
export async function createWorkers(options: WorkersOptions): Promise<Workers> {
  const shared = {
    connection: options.connection,
    namespace: options.namespace,
    shutdownGraceTime: "5s",
    activityTaskPollerBehavior: { type: "autoscaling" },
    interceptors: { activity: activityInterceptors(options.log) },
    ...(options.version ? { workerDeploymentOptions: versioned(options.version) } : {}),
  } satisfies Partial<WorkerOptions>;
  const forWorkflows = {
    workflowBundle: options.workflowBundle,
    workflowTaskPollerBehavior: { type: "autoscaling" },
  } satisfies Partial<WorkerOptions>;
  const cached = options.cachedWorkflows ?? 500;
  const workers = await Promise.all(
    options.queues.map(({ name, activities, runsWorkflows, slots, perSecond, cachedWorkflows }) =>
      Worker.create({
        ...shared,
        ...(runsWorkflows
          ? { ...forWorkflows, maxCachedWorkflows: Math.min(cached, cachedWorkflows ?? cached) }
          : {}),
        ...(slots ? { maxConcurrentActivityTaskExecutions: slots } : {}),
        ...(perSecond ? { maxTaskQueueActivitiesPerSecond: perSecond } : {}),
        taskQueue: name,
        activities,
      }),
    ),
  );
  return {
    async run() {
      await Promise.all(workers.map((worker) => worker.run()));
    },
    stop() {
      for (const worker of workers) if (worker.getState() === "RUNNING") worker.shutdown();
    },
  };
}

/**
 * Open workflows move to the current version with their next task: they stay open for weeks, and pinned ones would need the workers
 * of every version since. That they can is what provisioning checks.
 */
function versioned(version: WorkerVersion): WorkerDeploymentOptions {
  return { useWorkerVersioning: true, version, defaultVersioningBehavior: "AUTO_UPGRADE" };
}

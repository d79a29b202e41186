import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import {
  bundleWorkflowCode,
  NativeConnection,
  Runtime,
  Worker,
  type WorkerOptions,
} from "@temporalio/worker";
import { temporalSettings } from "../../integrations/temporal/connection-settings.ts";
import { runProcess } from "../../runtime/run-process.ts";
import { temporalLog } from "../../workers/temporal-log.ts";
import { bareActivities } from "./bare-activities.ts";
import { bareQueues } from "./bare-queues.ts";

/** Workers of the bare workflow, tuned as the service's own are. */
await runProcess("bare-worker", async ({ environment, log, onStop, fail }) => {
  const logger = temporalLog(log);
  Runtime.install({ logger, shutdownSignals: [] });
  const { connection: options, namespace } = temporalSettings(environment);
  const connection = await NativeConnection.connect(options);
  onStop(() => connection.close());
  const shared = {
    connection,
    namespace,
    activityTaskPollerBehavior: { type: "autoscaling" },
  } satisfies Partial<WorkerOptions>;
  const workers = await Promise.all([
    Worker.create({
      ...shared,
      taskQueue: bareQueues.lifecycle,
      workflowBundle: await bundleWorkflowCode({
        workflowsPath: fileURLToPath(new URL("./bare-workflow.ts", import.meta.url)),
        logger,
      }),
      workflowTaskPollerBehavior: { type: "autoscaling" },
      maxCachedWorkflows: 500,
      activities: bareActivities.lifecycle,
    }),
    Worker.create({
      ...shared,
      taskQueue: bareQueues.validation,
      maxConcurrentActivityTaskExecutions: availableParallelism(),
      activities: bareActivities.validation,
    }),
  ]);
  const running = Promise.all(workers.map((worker) => worker.run()));
  running.catch((error: unknown) => fail(error, "a worker failed"));
  onStop(async () => {
    for (const worker of workers) if (worker.getState() === "RUNNING") worker.shutdown();
    await running;
  });
});

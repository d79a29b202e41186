import { hostname } from "node:os";
import { Connection } from "@temporalio/client";
import { temporalSettings } from "../integrations/temporal/connection-settings.ts";
import { taskQueues } from "../messages/task-queues.ts";
import { readEnvironment } from "../runtime/environment.ts";

/** A poll waits up to a minute on the server, so a worker that is alive was seen within two. */
const SEEN_WITHIN_SECONDS = 120;

/** A container's health: Temporal saw a worker of this host ask for work. */
const { connection: options, namespace } = temporalSettings(readEnvironment());
const connection = await Connection.connect({ ...options, connectTimeout: "5s" });
const { pollers } = await connection.withDeadline(Date.now() + 5000, () =>
  connection.workflowService.describeTaskQueue({
    namespace,
    taskQueue: { name: taskQueues.lifecycle },
    taskQueueType: 1,
  }),
);
await connection.close();
const oldest = Date.now() / 1000 - SEEN_WITHIN_SECONDS;
const polls = pollers?.some(
  ({ identity, lastAccessTime }) =>
    identity?.endsWith(`@${hostname()}`) && Number(lastAccessTime?.seconds ?? 0) >= oldest,
);
process.exitCode = polls ? 0 : 1;

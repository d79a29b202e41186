import { setTimeout as sleep } from "node:timers/promises";
import { createConnectionActivities } from "../../activities/connection/end-connection.ts";
import { createOAuthActivities } from "../../activities/oauth/end-oauth-session.ts";
import type { Dependencies } from "../../api/dependencies.ts";
import { hashConnectionCode } from "../../domain/connection-code.ts";
import { createLifecycle, type Lifecycle } from "../../lifecycle/create-lifecycle.ts";
import { connectionWorkflowId } from "../../lifecycle/workflow-ids.ts";
import { taskQueues } from "../../messages/task-queues.ts";
import { createLog } from "../../runtime/log.ts";
import { createWorkers } from "../../workers/create-workers.ts";
import { type AccountsWorld, accountsWorld, postJson, UNLIMITED } from "./accounts-world.ts";
import { bundleOfTheRun } from "./bundle-of-the-run.ts";
import type { Served } from "./serve-app.ts";
import { type TemporalNamespace, temporalNamespace } from "./temporal-namespace.ts";

export interface ConnectWorld extends AccountsWorld {
  readonly temporal: TemporalNamespace;
  readonly lifecycle: Lifecycle;
  /** Another API process that tells Temporal. */
  replica(given?: Partial<Dependencies>): Promise<Served>;
  startWorkers(logged?: string[]): Promise<void>;
  workflow(code: string): ReturnType<TemporalNamespace["client"]["workflow"]["getHandle"]>;
  /** Sets the row of a code; for what takes minutes or a day. */
  set(code: string, assignment: string): Promise<void>;
  state(code: string): Promise<string | undefined>;
}

/** PostgreSQL and Temporal with as many API processes as a test asks for; workers start when asked. */
export async function connectWorld(): Promise<ConnectWorld> {
  const [world, temporal] = await Promise.all([accountsWorld(), temporalNamespace()]);
  const log = createLog("silent", "test");
  const policy = { arbiter: "builtin", approvalTtlMs: 1, executionTtlMs: 1 } as const;
  const lifecycle = createLifecycle({ temporal: temporal.client, policy, log });
  const stops: (() => Promise<void>)[] = [];
  return {
    ...world,
    temporal,
    lifecycle,
    replica: (given = {}) => world.serve({ lifecycle, limiter: UNLIMITED, ...given }),
    async startWorkers(logged = []) {
      const workers = await createWorkers({
        connection: temporal.native,
        namespace: temporal.namespace,
        log: createLog("trace", "worker", { write: (line) => void logged.push(line) }),
        workflowBundle: await bundleOfTheRun(),
        queues: [
          {
            name: taskQueues.lifecycle,
            runsWorkflows: true,
            activities: { ...createConnectionActivities(world), ...createOAuthActivities(world) },
          },
        ],
      });
      const running = workers.run();
      stops.push(async () => {
        workers.stop();
        await running;
      });
    },
    workflow: (code) => temporal.client.workflow.getHandle(connectionWorkflowId(hashOf(code))),
    async set(code, assignment) {
      await world.database.em
        .fork()
        .execute(`update connection_code set ${assignment} where code_hash = ?`, [hashOf(code)]);
    },
    async state(code) {
      const [row] = await world.database.em
        .fork()
        .execute<{ state: string }[]>("select state from connection_code where code_hash = ?", [
          hashOf(code),
        ]);
      return row?.state;
    },
    async close() {
      await lifecycle.idle();
      for (const stop of stops) await stop();
      await world.close();
      await temporal.close();
    },
  };
}

export function hashOf(code: string): string {
  const hash = hashConnectionCode(code);
  if (!hash) throw new Error("not a connection code");
  return hash;
}

export async function initiate(url: string): Promise<string> {
  const response = await fetch(`${url}/auth/connect/initiate`, { method: "POST" });
  if (response.status !== 200) throw new Error(`initiate answered ${response.status}`);
  return ((await response.json()) as { code: string }).code;
}

export const poll = (url: string, code: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/auth/connect/status?code=${code}`, { headers });

export const approve = (url: string, code: string, headers: Record<string, string>) =>
  postJson(`${url}/auth/connect/approve`, { code }, headers);

export async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 100_000; !(await isSo()); await sleep(50))
    if (Date.now() > deadline) throw new Error("not within 100 s");
}

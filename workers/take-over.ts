import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "@temporalio/client";
import { makeCurrent, standingOf, type WorkerVersion } from "../lifecycle/worker-deployment.ts";
import { CannotStart } from "../runtime/cannot-start.ts";
import type { Queue } from "./create-queues.ts";

const KNOWN_WITHIN_MS = 30_000;

/** Makes the version that provisioning announced the current one, now that it has a worker for every queue. */
export async function takeOver(
  client: Client,
  version: WorkerVersion,
  queues: readonly Queue[],
): Promise<void> {
  const names = queues.map(({ name }) => name);
  for (const deadline = Date.now() + KNOWN_WITHIN_MS; ; await sleep(200)) {
    // Another worker of this version may have been quicker, or a newer one may have been announced meanwhile.
    if ((await standingOf(client, version)) !== "next") return;
    if (await makeCurrent(client, version, names)) return;
    if (Date.now() > deadline)
      throw new CannotStart("Temporal does not know this version's workers after thirty seconds.");
  }
}

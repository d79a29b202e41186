import type { WorkflowHandle } from "@temporalio/client";
import { expect } from "chai";
import { createLifecycle } from "../../lifecycle/create-lifecycle.ts";
import { createLog } from "../../runtime/log.ts";
import type { ConnectWorld } from "./connect-world.ts";
import { decodedHistory } from "./decoded-history.ts";

/** A replica of the API that logs all there is to log into `logged`. */
export async function talkativeReplica(world: ConnectWorld, logged: string[]) {
  const log = createLog("trace", "api", { write: (line) => void logged.push(line) });
  const policy = { arbiter: "builtin", approvalTtlMs: 1, executionTtlMs: 1 } as const;
  const lifecycle = createLifecycle({ temporal: world.temporal.client, policy, log });
  const { url } = await world.replica({ log, lifecycle });
  return { url, lifecycle };
}

/** Everything that a closed workflow, the log and the tables keep, as text. */
export async function placesOf(handle: WorkflowHandle, logged: readonly string[], rows: unknown) {
  const described = await handle.describe();
  return {
    log: logged.join("\n"),
    history: decodedHistory(await handle.fetchHistory()),
    id: handle.workflowId,
    memo: JSON.stringify(described.memo ?? {}),
    attributes: JSON.stringify(described.typedSearchAttributes.getAll()),
    summary: `${await described.staticSummary()} ${await described.staticDetails()}`,
    tables: JSON.stringify(rows),
  };
}

/** Each secret is long enough not to be anywhere by chance. */
export function expectNowhere(secrets: Record<string, string>, places: Record<string, string>): void {
  for (const [name, secret] of Object.entries(secrets)) {
    expect(secret.length, name).to.be.greaterThan(30);
    for (const [place, text] of Object.entries(places))
      expect(text.includes(secret), `${name} in ${place}`).to.equal(false);
  }
}

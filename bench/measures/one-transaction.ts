import { randomBytes } from "node:crypto";
import type { Client } from "@temporalio/client";
import { bareQueues } from "../bare/bare-queues.ts";
import type { bareTransaction } from "../bare/bare-workflow.ts";
import { isDecided, isJudged, poll, statusRequest, submit } from "../load/agent.ts";
import type { Caller } from "../load/callers.ts";
import type { Connection } from "../load/connection.ts";

/** Right within some milliseconds, and seldom enough that the questions are not a load of their own. */
const PAUSE_MS = 5;

/** Milliseconds from the submission until the verdict can be read, and until the status is decided. */
export async function followTransaction(
  connection: Connection,
  caller: Caller,
): Promise<{ judged: number; decided: number }> {
  const began = performance.now();
  const request = statusRequest(caller, await submit(connection, caller));
  await poll(connection, request, PAUSE_MS, isJudged);
  const judged = performance.now() - began;
  await poll(connection, request, PAUSE_MS, isDecided);
  return { judged, decided: performance.now() - began };
}

/** Milliseconds from the start of a bare workflow to its result. */
export async function followBare(temporal: Client): Promise<number> {
  const began = performance.now();
  await runBare(temporal);
  return performance.now() - began;
}

export async function runBare(temporal: Client): Promise<void> {
  const requestHash = `0x${randomBytes(32).toString("hex")}`;
  await temporal.workflow.execute<typeof bareTransaction>("bareTransaction", {
    workflowId: `bare-${requestHash}`,
    taskQueue: bareQueues.lifecycle,
    args: [requestHash],
  });
}

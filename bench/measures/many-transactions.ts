import type { Client } from "@temporalio/client";
import type { Database } from "../../db/database.ts";
import { isJudged, poll, statusRequest, submit } from "../load/agent.ts";
import type { Caller } from "../load/callers.ts";
import { openConnection } from "../load/connection.ts";
import { runBare } from "./one-transaction.ts";

const CLIENTS = 16;
/** Clients of one transaction each poll less tightly than the stop-watch does: their questions are load, too. */
const PAUSE_MS = 100;

/**
 * Transactions per second that clients, each with one at a time, see judged. The clock stops when the last one is also
 * published, since a bare workflow is done with all its activities, too.
 */
export async function transactionsPerSecond(
  ports: { readonly api: number },
  database: Database,
  callers: readonly Caller[],
): Promise<number> {
  const began = performance.now();
  const waiting = [...callers];
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const connection = await openConnection(ports.api);
      for (let caller = waiting.pop(); caller; caller = waiting.pop()) {
        const request = statusRequest(caller, await submit(connection, caller));
        await poll(connection, request, PAUSE_MS, isJudged);
      }
      connection.close();
    }),
  );
  await allPublished(database);
  return (callers.length * 1000) / (performance.now() - began);
}

export async function bareWorkflowsPerSecond(temporal: Client, count: number): Promise<number> {
  const began = performance.now();
  let left = count;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (left-- > 0) await runBare(temporal);
    }),
  );
  return (count * 1000) / (performance.now() - began);
}

export async function allPublished(database: Database): Promise<void> {
  const until = performance.now() + 60_000;
  for (;;) {
    const [row] = await database.em
      .fork()
      .execute<{ left: number }[]>(
        "select count(*)::int as left from transaction_request where published_at is null",
      );
    if (row?.left === 0) return;
    if (performance.now() > until)
      throw new Error(`${row?.left} transactions were not published within 60 s`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

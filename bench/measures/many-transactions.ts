import type { Client } from "@temporalio/client";
import type { Database } from "../../db/database.ts";
import { compare } from "../compare.ts";
import { isJudged, poll, statusRequest, submit } from "../load/agent.ts";
import type { Caller } from "../load/callers.ts";
import { openConnection } from "../load/connection.ts";
import { median } from "../median.ts";
import type { Stack } from "../stack.ts";
import type { Row } from "../table.ts";
import { runBare } from "./one-transaction.ts";

const CLIENTS = 16;
/** Clients of one transaction each poll less tightly than the stop-watch does: their questions are load, too. */
const PAUSE_MS = 100;

/**
 * Transactions per second that clients, each with one at a time, see judged; and that are judged and published, by a clock
 * that stops when the last decision is on chain, since a bare workflow is done with all its activities, too.
 */
async function transactionsPerSecond(
  ports: { readonly api: number },
  database: Database,
  callers: readonly Caller[],
): Promise<{ judged: number; published: number }> {
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
  const judged = (callers.length * 1000) / (performance.now() - began);
  await allPublished(database);
  return { judged, published: (callers.length * 1000) / (performance.now() - began) };
}

const ROUNDS = { rounds: 5, warmUps: 2 };
const AT_ONCE = 100;

/** What sixteen clients get through, against as many bare workflows. */
export async function measureThroughput(
  stack: Stack,
  take: (count: number) => readonly Caller[],
): Promise<[Row, Row]> {
  const published: number[] = [];
  const judged = await compare(
    ROUNDS,
    async () => {
      const done = await transactionsPerSecond(stack.ports, stack.database, take(AT_ONCE));
      published.push(done.published);
      return done.judged;
    },
    () => bareWorkflowsPerSecond(stack.temporal, AT_ONCE),
  );
  const against = `that bare workflow, ${CLIENTS} clients`;
  return [
    { ...judged, what: `transactions judged, ${CLIENTS} clients`, against, unit: "/s", goal: "≥ 0.7" },
    {
      ours: median(published.slice(ROUNDS.warmUps)),
      bare: judged.bare,
      what: "the same until all are published, too",
      against: "the same",
      unit: "/s",
      goal: "–",
    },
  ];
}

async function bareWorkflowsPerSecond(temporal: Client, count: number): Promise<number> {
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

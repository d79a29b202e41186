import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { createApiKey } from "../../db/accounts/api-keys.ts";
import type { Database } from "../../db/database.ts";
import { makeCallers } from "../load/callers.ts";
import { openConnection, requestBytes } from "../load/connection.ts";
import type { Stack } from "../stack.ts";
import { type Inspected, inspect } from "./inspected.ts";

/** What a worker keeps in memory (workers/create-workers.ts) and some more: from here on each one is beyond that. */
const IN_CACHE = 600;
const CLIENTS = 16;
const AT_REST_MS = 15_000;
const FRIEND = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const TRANSFER = {
  encrypted: false,
  userPrompt: `Send 0.1 ETH to ${FRIEND}`,
  tx: { to: FRIEND, value: "100000000000000000", data: "0x" },
};

/** Megabytes, after garbage was collected: what the heaps of all threads use, and what the process holds resident. */
interface Held {
  readonly used: number;
  readonly resident: number;
}

interface Measured {
  readonly waiting: number;
  readonly api: Held;
  readonly worker: Held;
}

/** What the processes hold with so many approved transactions that wait for their execution; plain ones, which are the quickest to make. */
export async function measureWaiting(stack: Stack, thousands: number): Promise<string> {
  const submit = await createSubmitter(stack);
  const [api, worker] = await Promise.all([inspect(stack.inspectors.api), inspect(stack.inspectors.worker)]);
  const measured: Measured[] = [];
  for (let step = 0; step <= thousands; step++) {
    const waiting = IN_CACHE + step * 1000;
    await submit(waiting);
    await untilApproved(stack.database, waiting);
    await sleep(AT_REST_MS);
    measured.push({
      waiting,
      api: await heldBy(api, stack.pids.api),
      worker: await heldBy(worker, stack.pids.worker),
    });
  }
  api.close();
  worker.close();
  const [first, last] = [measured[0], measured.at(-1)];
  const each = (of: "api" | "worker", what: keyof Held) =>
    `${(((last?.[of][what] ?? 0) - (first?.[of][what] ?? 0)) / thousands).toFixed(1)} MB`;
  const shown = ({ used, resident }: Held) => `${used.toFixed(1)} MB | ${resident.toFixed(0)} MB`;
  return [
    "| waiting | API: used | resident | worker: used | resident |",
    "|---|---|---|---|---|",
    ...measured.map(({ waiting, api, worker }) => `| ${waiting} | ${shown(api)} | ${shown(worker)} |`),
    `| per 1,000 beyond the cache (goal: ≤ 5 MB together) | ${each("api", "used")} | ${each("api", "resident")} | ${each("worker", "used")} | ${each("worker", "resident")} |`,
  ].join("\n");
}

async function heldBy(process: Inspected, pid: number): Promise<Held> {
  // Twice: what the first one finds unused, the second one gives back.
  await process.usedAfterCollection();
  return { used: await process.usedAfterCollection(), resident: residentMb(pid) };
}

/** Brings the number of transactions to so many; a key may submit thirty a minute, so there are many. */
async function createSubmitter(stack: Stack): Promise<(upTo: number) => Promise<void>> {
  const callers = await makeCallers(stack.database, 200);
  const secrets = await Promise.all(
    callers.map(async () => (await createApiKey(stack.database.em, { type: "admin", name: "bench" })).secret),
  );
  let submitted = 0;
  return async (upTo) => {
    await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        // Anew each time: the API closes connections that rest, as they do while memory is looked at.
        const connection = await openConnection(stack.ports.api);
        while (submitted < upTo) {
          const nth = submitted++ % callers.length;
          const caller = callers[nth];
          const headers = { ...caller?.headers, "x-api-key": secrets[nth] ?? "" };
          const body = { escrowAddress: caller?.address, ...TRANSFER };
          const answer = await connection.send(requestBytes("POST", "/transactions", headers, body));
          if (answer.status !== 201)
            throw new Error(`POST /transactions answered ${answer.status}: ${answer.text()}`);
        }
        connection.close();
      }),
    );
  };
}

async function untilApproved(database: Database, count: number): Promise<void> {
  for (const deadline = performance.now() + 900_000; ; await sleep(500)) {
    const sql = "select count(*)::int as approved from transaction_request where status = 'APPROVED'";
    const [row] = await database.em.fork().execute<{ approved: number }[]>(sql);
    if (row?.approved === count) return;
    if (performance.now() > deadline) throw new Error(`${row?.approved} of ${count} were approved`);
  }
}

function residentMb(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
}

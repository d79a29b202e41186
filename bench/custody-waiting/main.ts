import { fork } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Client, Connection } from "@temporalio/client";
import { createUser } from "../../db/accounts/users.ts";
import { completeIntegration, keepSigningRequest } from "../../db/custody/change-integration.ts";
import { type Database, openDatabase } from "../../db/database.ts";
import { migrate } from "../../db/migrate.ts";
import { createCipher } from "../../db/secrets/cipher.ts";
import { wakeCustody } from "../../lifecycle/wake-custody.ts";
import { freePort } from "../../local/free-port.ts";
import { taskQueues } from "../../messages/task-queues.ts";
import { endStack, freshDatabase, temporalServer } from "../../test/stack/stack.ts";
import { CUSTODY_LOAD } from "../../workers/create-queues.ts";
import { machine } from "../machine.ts";
import { inspect } from "../scale/inspected.ts";
import { VAULT_ACCOUNT, WAITING_CALL } from "./patient-custody.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const STARTS_AT_ONCE = 20;
/** Of those that wait, so many are woken in the end. */
const WOKEN = 500;
const SECONDS_BETWEEN_LOOKS = 300;
/** Whoever measures on a slow machine learns how far it came within this. */
const PATIENCE_MS = 13 * 60_000;
const EMBEDDED_KEY = randomBytes(32);

/** `npm run bench:custody [count]`: what executions cost that wait at the custody provider for days. */
const [count = 10_000] = process.argv.slice(2).map(Number);
console.log(`${machine()}\n`);
try {
  const databaseUrl = await freshDatabase();
  const { address } = await temporalServer();
  const database = await openDatabase(databaseUrl);
  await migrate(database);
  const ids = await waitingExecutions(database, count);
  const inspector = await freePort();
  const worker = fork(
    fileURLToPath(new URL("worker.ts", import.meta.url)),
    [databaseUrl, address, EMBEDDED_KEY.toString("base64")],
    { execArgv: [`--inspect=127.0.0.1:${inspector}`] },
  );
  await once(worker, "message");
  const threads = await inspect(inspector);
  const connection = await Connection.connect({ address });
  const client = new Client({ connection });

  /** In megabytes, after a collection in all threads of the worker, those of the workflows included. */
  async function memory(when: string): Promise<{ resident: number; used: number }> {
    // Twice: what the first one finds unused, the second one gives back.
    await threads.usedAfterCollection();
    const used = await threads.usedAfterCollection();
    worker.send("rss");
    const [bytes] = await once(worker, "message");
    const resident = Number(bytes) / 2 ** 20;
    console.log(`${when}: ${resident.toFixed(0)} MB resident, ${used.toFixed(1)} MB used by its heaps`);
    return { resident, used };
  }
  let began = new Date();
  /** How many were looked at in a second, once all of them were or the patience is over. */
  async function looks(of: number, since: Date): Promise<number> {
    let seen = await looked(database, since);
    for (; seen < of && Date.now() < began.getTime() + PATIENCE_MS; seen = await looked(database, since))
      await sleep(1000);
    const perSecond = (seen * 1000) / (Date.now() - since.getTime());
    console.log(`${seen} of ${of} looked at after ${seconds(since)}: ${perSecond.toFixed(1)} looks/s`);
    return perSecond;
  }

  const idle = await memory("the worker with nothing to do");
  began = new Date();
  await startAll(client, ids);
  console.log(`${count} started after ${seconds(began)}`);
  await memory("when all are started");
  const perSecond = await looks(count, began);
  // What the last looks left behind is settled.
  await sleep(10_000);
  const waiting = await memory("all waiting");
  const woken = ids.slice(0, WOKEN);
  const wakes = new Date();
  await inTurns(woken, (id) => wakeCustody(client, `custody-admin-${id}`));
  await looks(woken.length, wakes);
  await memory(`after ${woken.length} of them were woken`);

  const each = (what: "resident" | "used") =>
    `${(((waiting[what] - idle[what]) * 1024) / count).toFixed(1)} KB`;
  console.log(`\neach that waits: ${each("resident")} resident, ${each("used")} used`);
  console.log(
    `one such worker looks at ${Math.floor(perSecond * SECONDS_BETWEEN_LOOKS)} every five minutes, and at most ${CUSTODY_LOAD.perSecond * SECONDS_BETWEEN_LOOKS} by its setting`,
  );
  threads.close();
  worker.kill("SIGKILL");
  await connection.close();
  await database.close();
} finally {
  await endStack();
}

function seconds(since: Date): string {
  return `${Math.round((Date.now() - since.getTime()) / 1000)} s`;
}

async function waitingExecutions(database: Database, wanted: number): Promise<string[]> {
  const { em } = database;
  const cipher = createCipher([EMBEDDED_KEY]);
  const user = await createUser(em, "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266");
  if (!user) throw new Error("the database is not new");
  const of = { userId: user.id, type: "execution" } as const;
  const kept = await keepSigningRequest(em, cipher, { ...of, csrPem: "-", privateKeyPem: "-" }, false);
  if (typeof kept === "string") throw new Error(kept);
  const given = {
    apiKey: "none",
    vaultAccountId: VAULT_ACCOUNT,
    environment: "sandbox",
    region: "US",
  } as const;
  await completeIntegration(em, cipher, of, given);
  const ids = Array.from({ length: wanted }, () => randomUUID());
  await em.fork().execute(
    `insert into custody_execution (id, integration_id, owner_id, tracking_id, external_id, workflow_id, chain_id, call_to, call_value,
       call_data, state, custody_transaction_id, claimed_at, created_at, updated_at, started_at)
     select id::uuid, ?, ?, id, 'admin:' || id, 'custody-admin-' || id, 31337, ?, ?, ?, 'SUBMITTED', id, now(), now(), now(), now()
       from unnest(string_to_array(?, ',')) as id`,
    [kept.id, user.id, WAITING_CALL.to, WAITING_CALL.value, WAITING_CALL.data, ids.join(",")],
  );
  return ids;
}

/** As one that has waited for long: submitted, looked at once, and then for as long as this measures not again. */
async function startAll(client: Client, ids: readonly string[]): Promise<void> {
  const deadline = Date.now() + 30 * DAY_MS;
  const goesOn = { isSubmitted: true, isStopped: false, pauseMs: HOUR_MS };
  await inTurns(ids, (executionId) =>
    client.workflow.start("custodyExecution", {
      workflowId: `custody-admin-${executionId}`,
      taskQueue: taskQueues.custody,
      args: [{ executionId, deadline, goesOn }],
    }),
  );
}

async function inTurns(ids: readonly string[], act: (id: string) => Promise<unknown>): Promise<void> {
  const left = [...ids];
  await Promise.all(
    Array.from({ length: STARTS_AT_ONCE }, async () => {
      for (let id = left.pop(); id; id = left.pop()) await act(id);
    }),
  );
}

async function looked(database: Database, since: Date): Promise<number> {
  const sql =
    "select count(*)::int as count from custody_execution where custody_status is not null and updated_at >= ?";
  const [row] = await database.em.fork().execute<{ count: number }[]>(sql, [since]);
  return row?.count ?? 0;
}

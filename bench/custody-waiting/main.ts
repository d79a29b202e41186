import { fork } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Client, Connection } from "@temporalio/client";
import { createUser } from "../../db/accounts/users.ts";
import { completeIntegration, keepSigningRequest } from "../../db/custody/change-integration.ts";
import { type Database, openDatabase } from "../../db/database.ts";
import { migrate } from "../../db/migrate.ts";
import { createCipher } from "../../db/secrets/cipher.ts";
import { endStack, freshDatabase, temporalServer } from "../../test/stack/stack.ts";
import { taskQueues } from "../../workflows/messages/task-queues.ts";
import { machine } from "../machine.ts";
import { VAULT_ACCOUNT, WAITING_CALL } from "./patient-custody.ts";

const DAY_MS = 86_400_000;
const STARTS_AT_ONCE = 20;
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
  const worker = fork(fileURLToPath(new URL("worker.ts", import.meta.url)), [
    databaseUrl,
    address,
    EMBEDDED_KEY.toString("base64"),
  ]);
  await once(worker, "message");
  const connection = await Connection.connect({ address });
  const client = new Client({ connection });
  const rss = async () => {
    worker.send("rss");
    const [bytes] = await once(worker, "message");
    return `${Math.round(Number(bytes) / 2 ** 20)} MB`;
  };
  console.log(`worker, nothing to do: ${await rss()}`);
  const began = Date.now();
  await startAll(client, ids);
  console.log(`${count} started after ${seconds(began)}: ${await rss()}`);
  for (let seen = 0; seen < count; seen = await looked(database))
    await new Promise((r) => setTimeout(r, 2000));
  console.log(`all have been looked at once after ${seconds(began)}: ${await rss()}`);
  await new Promise((resolve) => setTimeout(resolve, 30_000));
  console.log(`half a minute later, all waiting: ${await rss()}`);
  worker.kill("SIGKILL");
  await connection.close();
  await database.close();
} finally {
  await endStack();
}

function seconds(since: number): string {
  return `${Math.round((Date.now() - since) / 1000)} s`;
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

/** As one that has waited for a day: submitted, and looked at every five minutes. */
async function startAll(client: Client, ids: readonly string[]): Promise<void> {
  const left = [...ids];
  const deadline = Date.now() + 30 * DAY_MS;
  const goesOn = { isSubmitted: true, isStopped: false, pauseMs: 300_000 };
  await Promise.all(
    Array.from({ length: STARTS_AT_ONCE }, async () => {
      for (let executionId = left.pop(); executionId; executionId = left.pop())
        await client.workflow.start("custodyExecution", {
          workflowId: `custody-admin-${executionId}`,
          taskQueue: taskQueues.custody,
          args: [{ executionId, deadline, goesOn }],
        });
    }),
  );
}

async function looked(database: Database): Promise<number> {
  const [row] = await database.em
    .fork()
    .execute<{ count: number }[]>(
      "select count(*)::int as count from custody_execution where custody_status is not null",
    );
  return row?.count ?? 0;
}

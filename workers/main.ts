import { Client } from "@temporalio/client";
import { NativeConnection, Runtime } from "@temporalio/worker";
import { openChain } from "../activities/open-chain.ts";
import { openReadyDatabase } from "../db/open-ready-database.ts";
import { createCipher } from "../db/secrets/cipher.ts";
import { createChainNodes } from "../integrations/chain/chain-nodes.ts";
import { openCustody } from "../integrations/custody/open-custody.ts";
import { createIpfs } from "../integrations/ipfs/create-ipfs.ts";
import { createSealer } from "../integrations/pgp/create-sealer.ts";
import { temporalSettings } from "../integrations/temporal/connection-settings.ts";
import { startSweep } from "../lifecycle/start-sweep.ts";
import { CannotStart } from "../runtime/cannot-start.ts";
import { encryptionKeys } from "../runtime/encryption-keys.ts";
import { required } from "../runtime/required.ts";
import { runProcess } from "../runtime/run-process.ts";
import { createJudge } from "./create-judge.ts";
import { createQueues } from "./create-queues.ts";
import { createWorkers } from "./create-workers.ts";
import { keptBundle } from "./kept-bundle.ts";
import { queuesToServe } from "./queues-to-serve.ts";
import { takeOver } from "./take-over.ts";
import { temporalLog } from "./temporal-log.ts";
import { versionToRun } from "./version-to-run.ts";

await runProcess("worker", async ({ environment, log, onStop, fail }) => {
  const needed = required(
    environment,
    "DATABASE_URL",
    "TEMPORAL_ADDRESS",
    "CHAIN_RPC_URL",
    "CHAIN_SIGNER_KEY",
    "IPFS_API_URL",
  );
  const database = await openReadyDatabase(needed.DATABASE_URL, { poolSize: 20 });
  onStop(() => database.close());
  const { node, writer } = await openChain(
    { url: needed.CHAIN_RPC_URL, signerKey: needed.CHAIN_SIGNER_KEY, expectedChainId: environment.CHAIN_ID },
    database,
  );
  const cipher = createCipher(await encryptionKeys(environment));
  const [judge, sealer, workflowBundle] = await Promise.all([
    createJudge(environment, log),
    createSealer({ threads: 1 }),
    keptBundle(environment.DATA_DIR, cipher),
  ]);
  onStop(judge.close);
  onStop(sealer.close);

  // Signals are runProcess's to handle, in one place for every process.
  Runtime.install({ logger: temporalLog(log), shutdownSignals: [] });
  const settings = temporalSettings(environment);
  const connection = await NativeConnection.connect(settings.connection).catch(() => {
    throw new CannotStart("Temporal does not answer at TEMPORAL_ADDRESS.");
  });
  onStop(() => connection.close());
  const temporal = new Client({ connection, namespace: settings.namespace });
  const version = await versionToRun(temporal, environment.WORKER_DEPLOYMENT);
  const queues = createQueues({
    database,
    cipher,
    sealer,
    ipfs: createIpfs({ url: needed.IPFS_API_URL }),
    writer,
    chains: createChainNodes({ registration: node, urls: environment.RPC_URLS, timeoutMs: 10_000 }),
    confirmations: environment.EXECUTION_CONFIRMATIONS,
    judge,
    openCustody: (credentials) => openCustody(credentials, { baseUrl: environment.CUSTODY_BASE_URL }),
    verdictMaxAgeMs: environment.VERDICT_MAX_AGE,
    temporal,
    policy: {
      arbiter: environment.ARBITER,
      approvalTtlMs: environment.APPROVAL_TTL,
      executionTtlMs: environment.EXECUTION_TTL,
    },
  });
  const { namespace } = settings;
  const served = queuesToServe(queues, environment.WORKER_QUEUES);
  const workers = await createWorkers({
    ...{ connection, namespace, log, workflowBundle, version },
    queues: served,
  });
  const running = workers.run();
  running.catch((error: unknown) => fail(error, "a worker failed"));
  onStop(async () => {
    workers.stop();
    await running;
  });
  if (version) await takeOver(temporal, version, queues);
  // Someone may have ended the sweep, and what was left half done while no worker ran should not wait for the next one.
  await startSweep(temporal);
});

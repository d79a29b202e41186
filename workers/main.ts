import { NativeConnection, Runtime } from "@temporalio/worker";
import { createChainSweepActivities } from "../activities/chain-sweep.ts";
import { openChain } from "../activities/open-chain.ts";
import { openReadyDatabase } from "../db/open-ready-database.ts";
import { temporalSettings } from "../integrations/temporal/connection-settings.ts";
import { CannotStart } from "../runtime/cannot-start.ts";
import { required } from "../runtime/required.ts";
import { runProcess } from "../runtime/run-process.ts";
import { createWorkers } from "./create-workers.ts";
import { temporalLog } from "./temporal-log.ts";

await runProcess("worker", async ({ environment, log, onStop, fail }) => {
  const needed = required(
    environment,
    "DATABASE_URL",
    "TEMPORAL_ADDRESS",
    "CHAIN_RPC_URL",
    "CHAIN_SIGNER_KEY",
    "IPFS_API_URL",
  );
  const database = await openReadyDatabase(needed.DATABASE_URL);
  onStop(() => database.close());
  const chain = await openChain(
    { url: needed.CHAIN_RPC_URL, signerKey: needed.CHAIN_SIGNER_KEY, expectedChainId: environment.CHAIN_ID },
    database,
  );

  // Signals are runProcess's to handle, in one place for every process.
  Runtime.install({ logger: temporalLog(log), shutdownSignals: [] });
  const settings = temporalSettings(environment);
  const connection = await NativeConnection.connect(settings.connection).catch(() => {
    throw new CannotStart("Temporal does not answer at TEMPORAL_ADDRESS.");
  });
  onStop(() => connection.close());
  const workers = await createWorkers({
    connection,
    namespace: settings.namespace,
    log,
    activities: { lifecycle: createChainSweepActivities({ writer: chain.writer }) },
  });
  const running = workers.run();
  running.catch((error: unknown) => fail(error, "a worker failed"));
  onStop(async () => {
    workers.stop();
    await running;
  });
});

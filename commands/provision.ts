import { Client, Connection } from "@temporalio/client";
import { openChain } from "../activities/open-chain.ts";
import { createDeploymentStore } from "../db/chain/deployment-store.ts";
import { openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { createCipher } from "../db/secrets/cipher.ts";
import { ensureSigningKey } from "../db/secrets/signing-keys.ts";
import { deployContracts } from "../integrations/chain/deploy-contracts.ts";
import { temporalSettings } from "../integrations/temporal/connection-settings.ts";
import { startSweep } from "../lifecycle/start-sweep.ts";
import { encryptionKeys } from "../runtime/encryption-keys.ts";
import { required } from "../runtime/required.ts";
import { runCommand } from "../runtime/run-command.ts";
import { keptBundle } from "../workers/kept-bundle.ts";
import { ensureBuiltInService } from "./provision/built-in-service.ts";
import { chooseWorkers } from "./provision/choose-workers.ts";
import { ensureNamespace } from "./provision/namespace.ts";
import { refuseBreakingUpgrade } from "./provision/refuse-breaking-upgrade.ts";
import { removeSweepSchedule } from "./provision/remove-sweep-schedule.ts";
import { ensureSearchAttributes } from "./provision/search-attributes.ts";
import { silenceTemporal } from "./upgrade-check/silence-temporal.ts";

/** Brings the outside systems to what this version needs. Run before each start of a new version; doing it twice changes nothing. */
await runCommand(async (environment, onStop) => {
  const needed = required(
    environment,
    "DATABASE_URL",
    "TEMPORAL_ADDRESS",
    "CHAIN_RPC_URL",
    "CHAIN_SIGNER_KEY",
  );

  const settings = temporalSettings(environment);
  const connection = await Connection.connect(settings.connection);
  onStop(() => connection.close());
  const made = await ensureNamespace(connection, settings.namespace);
  const client = new Client({ connection, namespace: settings.namespace });
  const cipher = createCipher(await encryptionKeys(environment));
  await refuseBreakingUpgrade(
    client,
    () => {
      silenceTemporal();
      return keptBundle(environment.DATA_DIR, cipher);
    },
    environment.ALLOW_BREAKING_UPGRADE === "true",
  );

  const database = await openDatabase(needed.DATABASE_URL);
  onStop(() => database.close());
  const migrations = await migrate(database);
  console.log(
    migrations.length > 0 ? `Database: ${migrations.length} migrations applied.` : "Database: up to date.",
  );
  await ensureSigningKey(database.em, cipher);

  const { node, writer } = await openChain(
    { url: needed.CHAIN_RPC_URL, signerKey: needed.CHAIN_SIGNER_KEY, expectedChainId: environment.CHAIN_ID },
    database,
  );
  const contracts = await deployContracts({ node, writer, deployments: createDeploymentStore(database.em) });
  for (const [name, address] of Object.entries(contracts))
    console.log(`Chain ${writer.signer.chainId}: ${name} at ${address}.`);
  const orion = await ensureBuiltInService(database.em, cipher, { node, writer }, contracts);
  console.log(`Chain ${writer.signer.chainId}: orion's inbox at ${orion.inbox}.`);

  const attributes = await ensureSearchAttributes(connection, settings.namespace);
  await removeSweepSchedule(client);
  await startSweep(client);
  console.log(
    `Temporal: namespace ${settings.namespace} ${made ? "made" : "present"}, ${attributes.length} search attributes added, sweep under way.`,
  );
  await chooseWorkers(client, environment.WORKER_DEPLOYMENT);
});

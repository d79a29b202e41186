import { createServer } from "node:http";
import { openReadyDatabase } from "../db/open-ready-database.ts";
import { createCipher } from "../db/secrets/cipher.ts";
import { loadSigningKeys } from "../db/secrets/signing-keys.ts";
import { createChainNode } from "../integrations/chain/chain-node.ts";
import { createIpfs } from "../integrations/ipfs/create-ipfs.ts";
import { createTemporalClient } from "../integrations/temporal/client.ts";
import { temporalSettings } from "../integrations/temporal/connection-settings.ts";
import { encryptionKeys } from "../runtime/encryption-keys.ts";
import { listen } from "../runtime/listen.ts";
import { required } from "../runtime/required.ts";
import { runProcess } from "../runtime/run-process.ts";
import { createApp } from "./app.ts";
import { createHealthChecks } from "./health/health-checks.ts";
import { createProbes } from "./health/probes.ts";
import { routes } from "./routes.ts";

await runProcess("api", async ({ environment, log, onStop }) => {
  const needed = required(environment, "DATABASE_URL", "TEMPORAL_ADDRESS", "CHAIN_RPC_URL", "IPFS_API_URL");
  const database = await openReadyDatabase(needed.DATABASE_URL);
  onStop(() => database.close());
  const signingKeys = await loadSigningKeys(database.em, createCipher(await encryptionKeys(environment)));

  const temporal = createTemporalClient(temporalSettings(environment));
  onStop(() => temporal.connection.close());
  const probes = createProbes({
    database,
    temporal,
    chain: createChainNode({ url: needed.CHAIN_RPC_URL, timeoutMs: 2000 }),
    ipfs: createIpfs({ url: needed.IPFS_API_URL, timeoutMs: 2000 }),
    validatorUrl: environment.VALIDATOR_URL ?? `http://127.0.0.1:${environment.VALIDATOR_PORT}`,
  });

  const baseUrl = environment.BASE_URL ?? `http://localhost:${environment.PORT}`;
  const app = createApp(routes, {
    baseUrl,
    uiUrl: environment.UI_URL ?? `${baseUrl}/app`,
    trustedProxyHops: environment.TRUSTED_PROXY_HOPS,
    log,
    health: createHealthChecks(probes),
    publicKeys: { keys: signingKeys.publicKeys },
  });
  const server = createServer(app.callback());
  onStop(await listen(server, environment.PORT, environment.HOST));
});

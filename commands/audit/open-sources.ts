import { DefaultLogger, makeTelemetryFilterString, Runtime } from "@temporalio/worker";
import { openReadyDatabase } from "../../db/open-ready-database.ts";
import { createCipher } from "../../db/secrets/cipher.ts";
import { createChainNode } from "../../integrations/chain/chain-node.ts";
import { createIpfs } from "../../integrations/ipfs/create-ipfs.ts";
import { createSealer } from "../../integrations/pgp/create-sealer.ts";
import { createTemporalClient } from "../../integrations/temporal/client.ts";
import { temporalSettings } from "../../integrations/temporal/connection-settings.ts";
import { encryptionKeys } from "../../runtime/encryption-keys.ts";
import type { Environment } from "../../runtime/environment.ts";
import { required } from "../../runtime/required.ts";
import { keptBundle } from "../../workers/kept-bundle.ts";
import { replayHistory } from "../../workers/replay-history.ts";
import { bundleWorkflows } from "../../workers/workflow-bundle.ts";
import { loadEngine } from "../verdict/load-engine.ts";
import { createSightings } from "./chain-sighting.ts";
import type { AuditSources, AuditTools } from "./sources.ts";

const RPC_TIMEOUT_MS = 10_000;

export type OnStop = (close: () => Promise<void> | void) => void;

/** What needs no service: the engine, and the workflow code, bundled once where nobody has kept it. */
export function openTools(
  environment: Environment,
  onStop: OnStop,
  bundleCode: () => Promise<{ code: string }> = bundleWorkflows,
): AuditTools {
  const engine = loadEngine(environment);
  // What a replay has to say is a finding; the worker's own lines would stand between them.
  const runtime = Runtime.install({
    logger: new DefaultLogger("ERROR", () => {}),
    telemetryOptions: { logging: { filter: makeTelemetryFilterString({ core: "ERROR" }), forward: {} } },
    shutdownSignals: [],
  });
  // It ends with the last replay; where none was made it would keep the process alive.
  onStop(() => runtime.shutdown());
  let bundle: ReturnType<typeof bundleCode> | undefined;
  return {
    engine,
    async replay(history, workflowId) {
      bundle ??= bundleCode();
      await replayHistory(await bundle, JSON.parse(history), workflowId);
    },
  };
}

export async function openSources(environment: Environment, onStop: OnStop): Promise<AuditSources> {
  const needed = required(environment, "DATABASE_URL", "TEMPORAL_ADDRESS", "CHAIN_RPC_URL", "IPFS_API_URL");
  const cipher = createCipher(await encryptionKeys(environment));
  // The worker's of the same build, which takes seconds to make.
  const tools = openTools(environment, onStop, () => keptBundle(environment.DATA_DIR, cipher));
  const database = await openReadyDatabase(needed.DATABASE_URL);
  onStop(() => database.close());
  const sealer = await createSealer({ threads: 1 });
  onStop(sealer.close);
  const temporal = createTemporalClient(temporalSettings(environment));
  onStop(() => temporal.connection.close());
  return {
    ...tools,
    database,
    cipher,
    sealer,
    ipfs: createIpfs({ url: needed.IPFS_API_URL }),
    node: createChainNode({ url: needed.CHAIN_RPC_URL, timeoutMs: RPC_TIMEOUT_MS }),
    sighting: createSightings({
      registrationUrl: needed.CHAIN_RPC_URL,
      urls: environment.RPC_URLS,
      timeoutMs: RPC_TIMEOUT_MS,
    }),
    temporal,
  };
}

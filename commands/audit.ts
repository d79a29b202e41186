import { DefaultLogger, makeTelemetryFilterString, Runtime } from "@temporalio/worker";
import { openReadyDatabase } from "../db/open-ready-database.ts";
import { createCipher } from "../db/secrets/cipher.ts";
import { createChainNode } from "../integrations/chain/chain-node.ts";
import { createIpfs } from "../integrations/ipfs/create-ipfs.ts";
import { createSealer } from "../integrations/pgp/create-sealer.ts";
import { createTemporalClient } from "../integrations/temporal/client.ts";
import { temporalSettings } from "../integrations/temporal/connection-settings.ts";
import { encryptionKeys } from "../runtime/encryption-keys.ts";
import { required } from "../runtime/required.ts";
import { runCommand } from "../runtime/run-command.ts";
import { bundleWorkflows } from "../workers/workflow-bundle.ts";
import { describeFindings } from "./audit/describe-findings.ts";
import { isClean } from "./audit/finding.ts";
import { runAudit } from "./audit/run-audit.ts";
import { createSentCallReader } from "./audit/sent-call.ts";
import { readRequestHash } from "./tx/read-request-hash.ts";
import { UnknownTransaction } from "./tx/unknown-transaction.ts";
import { loadEngine } from "./verdict/load-engine.ts";

const RPC_TIMEOUT_MS = 10_000;

/** Holds one transaction's record against its history, IPFS, the chain, its own decisions and a second judgement. */
await runCommand(async (environment, onStop) => {
  const requestHash = readRequestHash("audit", process.argv.slice(2));
  const needed = required(environment, "DATABASE_URL", "TEMPORAL_ADDRESS", "CHAIN_RPC_URL", "IPFS_API_URL");
  const engine = loadEngine(environment);
  const database = await openReadyDatabase(needed.DATABASE_URL);
  onStop(() => database.close());
  const sealer = await createSealer({ threads: 1 });
  onStop(sealer.close);
  const temporal = createTemporalClient(temporalSettings(environment));
  onStop(() => temporal.connection.close());
  // What a replay has to say is a finding; the worker's own lines would stand between them.
  const runtime = Runtime.install({
    logger: new DefaultLogger("ERROR", () => {}),
    telemetryOptions: { logging: { filter: makeTelemetryFilterString({ core: "ERROR" }), forward: {} } },
    shutdownSignals: [],
  });
  // It ends with the last replay; where none was made it would keep the process alive.
  onStop(() => runtime.shutdown());
  const chain = { url: needed.CHAIN_RPC_URL, timeoutMs: RPC_TIMEOUT_MS };

  const findings = await runAudit(requestHash, {
    database,
    cipher: createCipher(await encryptionKeys(environment)),
    sealer,
    ipfs: createIpfs({ url: needed.IPFS_API_URL }),
    node: createChainNode(chain),
    sentCall: createSentCallReader(chain),
    temporal,
    engine,
    workflowBundle: bundleWorkflows,
  });
  if (!findings) throw new UnknownTransaction(requestHash);
  console.log(describeFindings(requestHash, findings));
  if (!isClean(findings)) process.exitCode = 1;
});

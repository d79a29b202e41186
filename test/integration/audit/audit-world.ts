import { execFile } from "node:child_process";
import { join } from "node:path";
import { createSightings } from "../../../commands/audit/chain-sighting.ts";
import type { Finding } from "../../../commands/audit/finding.ts";
import { runAudit } from "../../../commands/audit/run-audit.ts";
import type { AuditSources } from "../../../commands/audit/sources.ts";
import type { LifecyclePolicy } from "../../../lifecycle/policy.ts";
import { DEVELOPMENT_SIGNER_KEY } from "../../../local/parts/chain.ts";
import { loadReferenceData } from "../../../validator/data/reference-data.ts";
import { createEngine } from "../../../validator/engine/engine.ts";
import { replayHistory } from "../../../workers/replay-history.ts";
import { temporalServer } from "../../stack/stack.ts";
import { bundleOfTheRun, folderWithBundle } from "../../support/bundle-of-the-run.ts";
import type { TransactionsWorld } from "../../support/transactions-world.ts";
import { transactionsWorld } from "../../support/transactions-world.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");

export interface AuditWorld extends TransactionsWorld {
  sources: AuditSources;
  audit(requestHash: string): Promise<Finding[]>;
  /** What a command finds this world by. */
  environment: Record<string, string>;
  sql(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
}

/** What an audit of this world looks at. */
export function auditSources(world: TransactionsWorld): AuditSources {
  const { database, node, server } = world.chain;
  return {
    database,
    cipher: world.cipher,
    sealer: world.sealer,
    ipfs: world.ipfs,
    node,
    sighting: createSightings({ registrationUrl: server.url, urls: new Map(), timeoutMs: 10_000 }),
    temporal: world.temporal.client,
    engine: createEngine(loadReferenceData({})),
    replay: replaysOnce(),
  };
}

/** The same history replays alike on the same code, however often the record around it is forged. */
function replaysOnce(): AuditSources["replay"] {
  const replayed = new Map<string, Promise<void>>();
  return (history, workflowId) => {
    const key = `${workflowId} ${history}`;
    const replay =
      replayed.get(key) ??
      bundleOfTheRun().then((bundle) => replayHistory(bundle, JSON.parse(history), workflowId));
    replayed.set(key, replay);
    return replay;
  };
}

export async function auditWorld(policy: Partial<LifecyclePolicy> = {}): Promise<AuditWorld> {
  const world = await transactionsWorld(policy);
  const { database, server } = world.chain;
  const sources = auditSources(world);
  return {
    ...world,
    sources,
    async audit(requestHash) {
      const findings = await runAudit(requestHash, sources);
      if (!findings) throw new Error("there is no such transaction");
      return findings;
    },
    environment: {
      DATA_DIR: await folderWithBundle(world.cipher),
      DATABASE_URL: String(database.config.get("clientUrl")),
      ENCRYPTION_KEY: world.encryptionKey,
      TEMPORAL_ADDRESS: (await temporalServer()).address,
      TEMPORAL_NAMESPACE: world.temporal.namespace,
      CHAIN_RPC_URL: server.url,
      CHAIN_SIGNER_KEY: DEVELOPMENT_SIGNER_KEY,
      IPFS_API_URL: world.ipfsServer.url,
    },
    sql: (text, values = []) => database.em.fork().execute(text, values),
  };
}

/** The checks that came out so. */
export function checksThat(outcome: Finding["outcome"], findings: readonly Finding[]): string[] {
  return findings.filter((finding) => finding.outcome === outcome).map(({ check }) => check);
}

/** What a check that compared nothing says. */
export function whyOf(check: string, findings: readonly Finding[]): string | undefined {
  const found = findings.find((finding) => finding.check === check);
  return found && "why" in found ? found.why : undefined;
}

export interface Ran {
  code: number;
  stdout: string;
  stderr: string;
}

/** A command as an operator runs it, in a process of its own. */
export function run(
  command: "tx" | "audit" | "demo" | "services" | "keys",
  args: string[],
  environment: Record<string, string>,
): Promise<Ran> {
  const { PATH = "", HOME = "", NODE_COMPILE_CACHE = "" } = process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(ROOT, "commands", `${command}.ts`), ...args],
      { cwd: ROOT, env: { PATH, HOME, NODE_COMPILE_CACHE, ...environment } },
      (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
      },
    );
  });
}

import { randomBytes } from "node:crypto";
import type { WorkflowBundleOption } from "@temporalio/worker";
import type { Logger } from "pino";
import type { Judge } from "../../activities/transaction/arbiter.ts";
import { ensureBuiltInService } from "../../commands/provision/built-in-service.ts";
import { type Cipher, createCipher } from "../../db/secrets/cipher.ts";
import type { ServiceRow } from "../../db/verification-services/find-services.ts";
import { type ChainNodes, createChainNodes } from "../../integrations/chain/chain-nodes.ts";
import type { ChainWriter } from "../../integrations/chain/chain-writer.ts";
import { openCustody } from "../../integrations/custody/open-custody.ts";
import { createIpfs, type Ipfs } from "../../integrations/ipfs/create-ipfs.ts";
import type { Sealer } from "../../integrations/pgp/create-sealer.ts";
import { createLifecycle } from "../../lifecycle/create-lifecycle.ts";
import type { LifecyclePolicy } from "../../lifecycle/policy.ts";
import type { WorkerVersion } from "../../lifecycle/worker-deployment.ts";
import { taskQueues } from "../../messages/task-queues.ts";
import { createLog } from "../../runtime/log.ts";
import { type ActivityDependencies, createQueues } from "../../workers/create-queues.ts";
import { createWorkers } from "../../workers/create-workers.ts";
import type { Server } from "../stack/stack.ts";
import { bundleOfTheRun } from "./bundle-of-the-run.ts";
import { type ChainWorld, chainWorld } from "./chain-world.ts";
import { ipfsOfTheRun } from "./ipfs-of-the-run.ts";
import { type TemporalNamespace, temporalNamespace } from "./temporal-namespace.ts";
import { judgeOfTheRun, sealerOfTheRun } from "./threads-of-the-run.ts";

/** What a test may put in the place of the world's own. */
export interface WorkersInTest {
  openCustody?: ActivityDependencies["openCustody"];
  verdictMaxAgeMs?: number;
  judge?: Judge;
  writer?: ChainWriter;
  chains?: ChainNodes;
  confirmations?: number;
  log?: Logger;
  cachedWorkflows?: number;
  version?: WorkerVersion;
  workflowBundle?: WorkflowBundleOption;
}

export interface ServiceWorld {
  temporal: TemporalNamespace;
  chain: ChainWorld;
  ipfs: Ipfs;
  ipfsServer: Server;
  cipher: Cipher;
  /** What the cipher was made of, as ENCRYPTION_KEY takes it. */
  encryptionKey: string;
  sealer: Sealer;
  orion: ServiceRow;
  policy: LifecyclePolicy;
  /** Starts workers; several may run at once. Returns how to stop them. */
  startWorkers(options?: WorkersInTest): Promise<() => Promise<void>>;
  lifecycle(): ReturnType<typeof createLifecycle>;
  close(): Promise<void>;
}

/** Where a test has no custody provider, nobody answers. */
const NOWHERE = "http://127.0.0.1:1";

/** Everything that a transaction passes through, real, provisioned, and the test's own; workers start when asked. */
export async function serviceWorld(policy: Partial<LifecyclePolicy> = {}): Promise<ServiceWorld> {
  const [temporal, chain, ipfsServer] = await Promise.all([
    temporalNamespace(),
    chainWorld(),
    ipfsOfTheRun(),
  ]);
  const key = randomBytes(32);
  const cipher = createCipher([key]);
  const sealer = await sealerOfTheRun();
  const ipfs = createIpfs({ url: ipfsServer.url });
  const orion = await ensureBuiltInService(chain.database.em, cipher, chain, chain.contracts);
  const fullPolicy: LifecyclePolicy = {
    arbiter: "builtin",
    approvalTtlMs: 300_000,
    executionTtlMs: 300_000,
    ...policy,
  };
  const log = createLog("silent", "test");
  const stops = new Set<() => Promise<void>>();
  return {
    temporal,
    chain,
    ipfs,
    ipfsServer,
    cipher,
    encryptionKey: key.toString("base64"),
    sealer,
    orion,
    policy: fullPolicy,
    async startWorkers(options = {}) {
      const queues = createQueues({
        database: chain.database,
        cipher,
        sealer,
        ipfs,
        writer: options.writer ?? chain.writer,
        chains:
          options.chains ?? createChainNodes({ registration: chain.node, urls: new Map(), timeoutMs: 2000 }),
        confirmations: options.confirmations ?? 1,
        judge: options.judge ?? (await judgeOfTheRun()),
        openCustody: options.openCustody ?? ((credentials) => openCustody(credentials, { baseUrl: NOWHERE })),
        verdictMaxAgeMs: options.verdictMaxAgeMs ?? 60_000,
        temporal: temporal.client,
        policy: fullPolicy,
      });
      const workers = await createWorkers({
        connection: temporal.native,
        namespace: temporal.namespace,
        log: options.log ?? log,
        workflowBundle: options.workflowBundle ?? (await bundleOfTheRun()),
        version: options.version,
        // Where nobody is to be reached for custody nothing is ordered, and another thread for workflows takes half a second of a core.
        queues: options.openCustody ? queues : queues.filter(({ name }) => name !== taskQueues.custody),
        ...(options.cachedWorkflows ? { cachedWorkflows: options.cachedWorkflows } : {}),
      });
      const running = workers.run();
      const stop = async () => {
        stops.delete(stop);
        workers.stop();
        await running;
      };
      stops.add(stop);
      return stop;
    },
    lifecycle: () => createLifecycle({ temporal: temporal.client, policy: fullPolicy, log }),
    async close() {
      await Promise.all([...stops].map((stop) => stop()));
      await chain.close();
      await temporal.close();
    },
  };
}

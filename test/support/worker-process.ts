import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { DEVELOPMENT_SIGNER_KEY } from "../../local/parts/chain.ts";
import { inheritedEnvironment } from "../../runtime/environment.ts";
import { temporalServer } from "../stack/stack.ts";
import { folderWithBundle } from "./bundle-of-the-run.ts";
import type { ServiceWorld } from "./service-world.ts";

const program = fileURLToPath(new URL("../../workers/main.ts", import.meta.url));

/** A worker in a process of its own, as an installation runs several, beside those of the test's process. */
export async function startWorkerProcess(
  world: ServiceWorld,
  given: NodeJS.ProcessEnv = {},
): Promise<{ pid: number; stop(): Promise<void> }> {
  const child = fork(program, {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    execArgv: [],
    env: inheritedEnvironment({
      DATABASE_URL: String(world.chain.database.config.get("clientUrl")),
      DATA_DIR: await folderWithBundle(world.cipher),
      VALIDATOR_THREADS: "1",
      ENCRYPTION_KEY: world.encryptionKey,
      TEMPORAL_ADDRESS: (await temporalServer()).address,
      TEMPORAL_NAMESPACE: world.temporal.namespace,
      CHAIN_RPC_URL: world.chain.server.url,
      CHAIN_SIGNER_KEY: DEVELOPMENT_SIGNER_KEY,
      IPFS_API_URL: world.ipfsServer.url,
      ARBITER: world.policy.arbiter,
      EXECUTION_CONFIRMATIONS: "1",
      ...given,
    }),
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (said += String(chunk)));
  const ended = once(child, "exit");
  const state = await Promise.race([
    once(child, "message").then(() => "ready" as const),
    ended.then(() => "ended" as const),
  ]);
  if (state === "ended" || child.pid === undefined) throw new Error(`the worker ended: ${said}`);
  return {
    pid: child.pid,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

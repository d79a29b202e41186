import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { freePort } from "../../local/free-port.ts";
import { inheritedEnvironment } from "../../runtime/environment.ts";

const program = fileURLToPath(new URL("../../api/main.ts", import.meta.url));

export interface ApiProcess {
  readonly state: "ready" | "ended";
  readonly url: string;
  /** Everything it wrote so far. */
  said(): string;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
}

export interface ApiProcesses {
  /** Starts one and waits until it is ready or has ended. */
  start(given?: NodeJS.ProcessEnv): Promise<ApiProcess>;
  stop(): Promise<void>;
}

/** Real processes of the API on one database. */
export function apiProcesses(database: { databaseUrl: string; encryptionKey: string }): ApiProcesses {
  const running: ChildProcess[] = [];
  return {
    async start(given = {}) {
      const port = await freePort();
      const child = fork(program, {
        stdio: ["ignore", "pipe", "pipe", "ipc"],
        execArgv: [],
        env: inheritedEnvironment({
          DATABASE_URL: database.databaseUrl,
          ENCRYPTION_KEY: database.encryptionKey,
          PORT: String(port),
          // Nothing here asks these; they are only looked at when they are needed.
          TEMPORAL_ADDRESS: "127.0.0.1:1",
          CHAIN_RPC_URL: "http://127.0.0.1:1",
          IPFS_API_URL: "http://127.0.0.1:1",
          ...given,
        }),
      });
      running.push(child);
      let said = "";
      for (const stream of [child.stdout, child.stderr])
        stream?.on("data", (chunk) => (said += String(chunk)));
      const state = await Promise.race([
        once(child, "message").then(() => "ready" as const),
        once(child, "exit").then(() => "ended" as const),
      ]);
      return {
        state,
        url: `http://127.0.0.1:${port}`,
        said: () => said,
        async kill() {
          child.kill("SIGKILL");
          await once(child, "exit");
        },
      };
    },
    async stop() {
      for (const child of running.filter(
        ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
      )) {
        child.kill("SIGTERM");
        await once(child, "exit");
      }
    },
  };
}

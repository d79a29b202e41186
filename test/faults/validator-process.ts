import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const MAIN = join(import.meta.dirname, "..", "..", "validator", "main.ts");
const AWAY_MS = 500;

export interface ValidatorProcess {
  readonly url: string;
  /** False where it is on its way back. */
  kill(): boolean;
  stop(): Promise<void>;
}

/** The arbiter as a service of its own, which comes back some moments after it was killed. */
export function startValidator(port: number, dataDirectory: string): ValidatorProcess {
  const { PATH, HOME, NODE_COMPILE_CACHE = "" } = process.env;
  let child: ChildProcess;
  let isStopping = false;
  let ended: Promise<void>;
  function start(): void {
    child = spawn(process.execPath, [MAIN], {
      env: {
        PATH,
        HOME,
        NODE_COMPILE_CACHE,
        VALIDATOR_PORT: String(port),
        DATA_DIR: dataDirectory,
        VALIDATOR_THREADS: "1",
      },
      stdio: "ignore",
    });
    const endToo = () => child.kill("SIGKILL");
    process.once("exit", endToo);
    ended = new Promise((resolve) => {
      child.once("close", () => {
        process.removeListener("exit", endToo);
        resolve();
      });
    });
    void ended.then(() => delay(AWAY_MS)).then(() => isStopping || start());
  }
  start();
  return {
    url: `http://127.0.0.1:${port}`,
    kill: () => child.exitCode === null && child.signalCode === null && child.kill("SIGKILL"),
    async stop() {
      isStopping = true;
      child.kill("SIGKILL");
      await ended;
    },
  };
}

import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { type Part, until } from "../part.ts";
import { nativeEnvironment } from "./native-environment.ts";
import { dropUnfinished } from "./temporal-database.ts";

interface TemporalOptions {
  readonly binary: string;
  readonly databaseFile: string;
  readonly namespace: string;
  readonly port: number;
  readonly uiPort: number;
  /** More of the server's dynamic configuration, as `name=value`. */
  readonly settings?: readonly string[];
}

/**
 * The dev server reads each queue 20 times a second by default, which costs 50 ms per task. One partition per task queue instead
 * of four: on one machine the others only pass tasks on.
 */
const DYNAMIC_CONFIG = [
  "history.transferProcessorMaxPollRPS=2000",
  "history.timerProcessorMaxPollRPS=2000",
  "history.visibilityProcessorMaxPollRPS=2000",
  "system.enableActivityEagerExecution=true",
  "matching.numTaskqueueReadPartitions=1",
  "matching.numTaskqueueWritePartitions=1",
  // From the second failure in a row on a workflow's tasks are reported as failing; the default is the fifth, a minute later.
  "system.numConsecutiveWorkflowTaskProblemsToTriggerSearchAttribute=2",
];

/** A write-ahead log synchronised at checkpoints survives a killed process and costs a third of the default. */
const PRAGMAS = ["journal_mode=wal", "synchronous=1"];

export function createTemporal(options: TemporalOptions): Part & { readonly address: string } {
  const { binary, databaseFile, namespace, port, uiPort, settings = [] } = options;
  mkdirSync(dirname(databaseFile), { recursive: true, mode: 0o700 });
  return {
    name: "temporal",
    address: `127.0.0.1:${port}`,
    stopSignal: "SIGTERM",
    program: {
      file: binary,
      args: [
        ...["server", "start-dev", "--ip", "127.0.0.1", "--log-level", "warn"],
        ...["--db-filename", databaseFile, "--namespace", namespace],
        ...["--port", String(port), "--ui-port", String(uiPort)],
        ...PRAGMAS.flatMap((pragma) => ["--sqlite-pragma", pragma]),
        ...[...DYNAMIC_CONFIG, ...settings].flatMap((setting) => ["--dynamic-config-value", setting]),
      ],
      env: nativeEnvironment(),
    },
    prepare: async () => dropUnfinished(databaseFile),
    ready: (_running, signal) => until(() => answersThroughUi(uiPort, namespace), signal),
  };
}

/** The UI asks the server for its namespace, so one answer speaks for both. */
async function answersThroughUi(uiPort: number, namespace: string): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${uiPort}/api/v1/namespaces/${namespace}`, {
      signal: AbortSignal.timeout(2000),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

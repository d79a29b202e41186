import { DefaultLogger, makeTelemetryFilterString, Runtime } from "@temporalio/worker";
import { endStack, keepTemporaryFiles } from "./stack.ts";

const LEFT_TO_END_MS = 30_000;
let isQuiet = false;

export const mochaHooks = {
  /** In each process that runs tests. Temporal's own log lines would bury the rules; tests that ask about logs bring their own. */
  async beforeAll(): Promise<void> {
    if (isQuiet) return;
    isQuiet = true;
    await keepTemporaryFiles();
    Runtime.install({
      logger: new DefaultLogger("ERROR", () => {}),
      telemetryOptions: {
        logging: { filter: makeTelemetryFilterString({ core: "ERROR", other: "ERROR" }), forward: {} },
      },
      shutdownSignals: [],
    });
  },
};

/**
 * Parts start when a test first asks for one; whatever was started ends with the run. Where files run side by side, each of those
 * processes has parts of its own, and ends them as it exits.
 */
export async function mochaGlobalTeardown(): Promise<void> {
  endInTime();
  await endStack();
  // Ends by itself with the last worker only, and keeps the process alive where no test has run one.
  if (isQuiet) await Runtime.instance().shutdown();
}

/** A test that left something open, or an end that failed, must show as a failure and not as a run without an end. */
function endInTime(): void {
  setTimeout(() => {
    console.error(`The tests are over, and still open are: ${process.getActiveResourcesInfo().join(", ")}`);
    process.exit(1);
  }, LEFT_TO_END_MS).unref();
}

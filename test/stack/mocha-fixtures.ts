import { DefaultLogger, makeTelemetryFilterString, Runtime } from "@temporalio/worker";
import { endStack } from "./stack.ts";

/** Temporal's own log lines would bury the rules; tests that ask about logs bring their own. */
export function mochaGlobalSetup(): void {
  Runtime.install({
    logger: new DefaultLogger("ERROR", () => {}),
    telemetryOptions: {
      logging: { filter: makeTelemetryFilterString({ core: "ERROR", other: "ERROR" }), forward: {} },
    },
    shutdownSignals: [],
  });
}

/** Parts start when a test first asks for one; whatever was started ends with the run. */
export async function mochaGlobalTeardown(): Promise<void> {
  await endStack();
  // Ends by itself with the last worker only, and keeps the process alive where no test has run one.
  await Runtime.instance().shutdown();
}

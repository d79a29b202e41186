import { DefaultLogger, Runtime } from "@temporalio/worker";

/**
 * A replay that fails is written to standard error by the SDK too, over many lines; whoever asked for it gets it as a result. To be called
 * right before a replay: what is installed here and never used keeps the process from ending.
 */
export function silenceTemporal(): void {
  Runtime.install({
    logger: new DefaultLogger("ERROR", () => {}),
    telemetryOptions: { logging: { forward: {} } },
  });
}

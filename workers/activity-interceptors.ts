import type { ActivityInterceptorsFactory } from "@temporalio/worker";
import type { Logger } from "pino";
import { heartbeats } from "./heartbeats.ts";
import { typedFailures } from "./typed-failures.ts";

/** What every activity runs inside of, the outermost first. */
export function activityInterceptors(log: Logger): ActivityInterceptorsFactory[] {
  return [
    ({ info }) => ({ inbound: typedFailures(log, info.activityType) }),
    ({ info }) => ({ inbound: heartbeats(info.heartbeatTimeoutMs) }),
  ];
}

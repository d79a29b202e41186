import { DefaultLogger, type LogLevel } from "@temporalio/worker";
import type { Logger } from "pino";

const LEVELS: Record<LogLevel, "trace" | "debug" | "info" | "warn" | "error"> = {
  TRACE: "trace",
  DEBUG: "debug",
  INFO: "info",
  WARN: "warn",
  ERROR: "error",
};

/** Temporal's own log lines in our log: which workflow or activity, never inputs or error texts. */
export function temporalLog(log: Logger): DefaultLogger {
  return new DefaultLogger("INFO", ({ level, message, meta }) => {
    const { workflowId, workflowType, activityType, taskQueue, attempt, error } = meta ?? {};
    log[LEVELS[level]]({ workflowId, workflowType, activityType, taskQueue, attempt, err: error }, message);
  });
}

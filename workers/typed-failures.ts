import { ApplicationFailure, CancelledFailure, CompleteAsyncError } from "@temporalio/common";
import type { ActivityInboundCallsInterceptor } from "@temporalio/worker";
import type { Logger } from "pino";

/**
 * Everything an activity throws becomes a failure with our own words before it reaches a history: client libraries
 * put addresses, keys and headers into their messages, causes and stacks.
 */
export function typedFailures(log: Logger, activityType: string): ActivityInboundCallsInterceptor {
  return {
    async execute(input, next) {
      try {
        return await next(input);
      } catch (error) {
        if (error instanceof CancelledFailure || error instanceof CompleteAsyncError) throw error;
        log.warn({ err: error, activity: activityType }, "activity failed");
        throw withoutTraces(describe(error, activityType));
      }
    },
  };
}

function describe(error: unknown, activityType: string): ApplicationFailure {
  if (error instanceof ApplicationFailure) {
    return ApplicationFailure.create({
      message: error.message,
      type: error.type ?? "Failure",
      nonRetryable: error.nonRetryable ?? false,
    });
  }
  if (isOwnFailure(error)) {
    return ApplicationFailure.create({
      message: error.message,
      type: error.name,
      nonRetryable: !error.retryable,
      ...(error.retryAfterMs === undefined ? {} : { nextRetryDelay: error.retryAfterMs }),
    });
  }
  const kind = error instanceof Error ? error.name : typeof error;
  return ApplicationFailure.retryable(
    `${activityType} failed unexpectedly (${kind}); the worker's log says where.`,
    "Unexpected",
  );
}

/** A failure class of `integrations/`: its message is ours and safe to show, and it says whether trying again can help, and when. */
function isOwnFailure(error: unknown): error is Error & { retryable: boolean; retryAfterMs?: number } {
  return error instanceof Error && "retryable" in error && typeof error.retryable === "boolean";
}

function withoutTraces(failure: ApplicationFailure): ApplicationFailure {
  failure.stack = "";
  return failure;
}

import { Context } from "@temporalio/activity";
import type { ActivityInboundCallsInterceptor } from "@temporalio/worker";

/** Tells the server that the worker lives, so that the work of a killed one is given to another within seconds. */
export function heartbeats(heartbeatTimeoutMs: number | undefined): ActivityInboundCallsInterceptor {
  return {
    async execute(input, next) {
      if (!heartbeatTimeoutMs) return next(input);
      const context = Context.current();
      const beat = setInterval(() => context.heartbeat(), heartbeatTimeoutMs / 3);
      try {
        return await next(input);
      } finally {
        clearInterval(beat);
      }
    },
  };
}

import type { Context, Middleware } from "koa";
import type { Logger } from "pino";
import { type ProblemBody, problemBody, Refusal } from "../refusal.ts";

/** Every error leaves through here, in the documented shape; what was not meant for the caller is logged and becomes a plain 500. */
export function errorFunnel(log: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const refusal = error instanceof Refusal ? error : unexpected(error, ctx, log);
      ctx.status = refusal.status;
      ctx.set(refusal.headers);
      ctx.body = problemBody(refusal.status, refusal.message, refusal.details) satisfies ProblemBody;
    }
  };
}

function unexpected(error: unknown, ctx: Context, log: Logger): Refusal {
  log.error({ err: error, requestId: ctx.state.requestId }, "request failed");
  return new Refusal(
    500,
    "Something failed on our side; try again, and quote the X-Request-Id if it persists.",
  );
}

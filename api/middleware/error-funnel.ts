import type { Context, Middleware } from "koa";
import type { Logger } from "pino";
import { type ErrorShape, PROBLEM } from "../error-shape.ts";
import type { AnyRoute } from "../raw-route.ts";
import { Refusal } from "../refusal.ts";

/** Every error leaves through here, in the shape that its route declares; what was not meant for the caller is logged and becomes a plain 500. */
export function errorFunnel(log: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const refusal = error instanceof Refusal ? error : unexpected(error, ctx, log);
      // A stream that fails half-way can only be broken off.
      if (ctx.headerSent) {
        ctx.respond = false;
        ctx.res.destroy();
        return;
      }
      ctx.status = refusal.status;
      ctx.set(refusal.headers);
      ctx.body = shapeFor(ctx).body(refusal);
    }
  };
}

function shapeFor(ctx: Context): ErrorShape {
  const route = ctx.state.route as AnyRoute | undefined;
  return route?.errors ?? PROBLEM;
}

function unexpected(error: unknown, ctx: Context, log: Logger): Refusal {
  log.error({ err: error, requestId: ctx.state.requestId }, "request failed");
  return new Refusal(
    500,
    "Something failed on our side; try again, and quote the X-Request-Id if it persists.",
  );
}

import type { Middleware } from "koa";
import type { Logger } from "pino";
import type { AnyRoute } from "../raw-route.ts";

/** One line per request. The route's pattern stands for the path: real paths and queries can hold codes and session ids. */
export function accessLog(log: Logger): Middleware {
  // Every field below is our own; looking for secrets in them would cost as much as the rest of a small request.
  const lines = log.child({}, { redact: [] });
  return async (ctx, next) => {
    const start = performance.now();
    await next();
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const route = (ctx.state.route as AnyRoute | undefined)?.path ?? "unknown";
    lines.info(
      { requestId: ctx.state.requestId, method: ctx.method, route, status: ctx.status, ms },
      "request",
    );
  };
}

import type { Context } from "koa";

/** A signal that is aborted when the client goes before it has its answer. */
export function departure(ctx: Context): AbortSignal {
  const controller = new AbortController();
  ctx.res.once("close", () => {
    if (!ctx.res.writableFinished) controller.abort();
  });
  return controller.signal;
}

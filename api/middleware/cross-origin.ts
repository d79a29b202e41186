import cors from "@koa/cors";
import type { Middleware } from "koa";
import type { AnyRoute } from "../raw-route.ts";

const EXPOSED = [
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
  "Retry-After",
  "Link",
  "X-Request-Id",
  "Mcp-Session-Id",
];

/** Pages of any origin may read what the routes declare so, those of the web application everything; never with cookies. */
export function crossOrigin(routes: readonly AnyRoute[], uiUrl: string): Middleware {
  const uiOrigin = new URL(uiUrl).origin;
  const open = new Set(routes.filter((route) => route.crossOrigin === "any").map((route) => route.path));
  const answerPages = cors({
    origin(ctx) {
      if (open.has(ctx.path)) return "*";
      return ctx.get("origin") === uiOrigin ? uiOrigin : "";
    },
    exposeHeaders: EXPOSED,
    maxAge: 600,
    keepHeadersOnError: false,
  });
  return (ctx, next) => {
    if (ctx.headers.origin !== undefined || open.has(ctx.path)) return answerPages(ctx, next);
    // No page sent it, which is all that caches need to know.
    ctx.res.setHeader("vary", "Origin");
    return next();
  };
}

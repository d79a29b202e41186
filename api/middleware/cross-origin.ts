import cors from "@koa/cors";
import type { Middleware } from "koa";
import type { Dependencies } from "../dependencies.ts";
import type { AnyRoute } from "../raw-route.ts";
import type { CrossOrigin } from "../route.ts";

const EXPOSED = [
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
  "Retry-After",
  "Link",
  "X-Request-Id",
  "Mcp-Session-Id",
  "WWW-Authenticate",
];

/** Pages of any origin may read what the routes declare so, those of the web application everything; never with cookies. */
export function crossOrigin(
  routes: readonly AnyRoute[],
  { uiUrl, mcp }: Pick<Dependencies, "uiUrl" | "mcp">,
): Middleware {
  const uiOrigin = new URL(uiUrl).origin;
  const pathsOf = (kind: CrossOrigin) =>
    new Set(routes.filter((route) => route.crossOrigin === kind).map((route) => route.path));
  const open = pathsOf("any");
  const ofMcp = pathsOf("mcp");
  const answerPages = cors({
    origin(ctx) {
      if (open.has(ctx.path)) return "*";
      const origin = ctx.get("origin");
      if (ofMcp.has(ctx.path)) return mcp.allowsOrigin(origin) ? origin : "";
      return origin === uiOrigin ? uiOrigin : "";
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

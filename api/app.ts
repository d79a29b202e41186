import Koa from "koa";
import type { Dependencies } from "./dependencies.ts";
import { accessLog } from "./middleware/access-log.ts";
import { crossOrigin } from "./middleware/cross-origin.ts";
import { errorFunnel } from "./middleware/error-funnel.ts";
import { requestId } from "./middleware/request-id.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import type { AnyRoute } from "./raw-route.ts";
import { createRouter } from "./router.ts";

/** The Koa service. The order of the layers is the order of a request; docs/ARCHITECTURE.md walks through it. */
export function createApp(routes: readonly AnyRoute[], deps: Dependencies): Koa {
  const hops = deps.trustedProxyHops;
  const app = new Koa({ proxy: hops > 0, maxIpsCount: hops });
  // Without a listener Koa prints errors with their messages; those that reach it are broken connections.
  app.on("error", (error: unknown) => deps.log.warn({ err: error }, "response could not be sent"));
  app.use(requestId);
  app.use(accessLog(deps.log));
  app.use(errorFunnel(deps.log));
  app.use(securityHeaders(deps.baseUrl));
  app.use(crossOrigin(routes, deps));
  for (const layer of createRouter(routes, deps)) app.use(layer);
  return app;
}

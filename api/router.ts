import Router from "@koa/router";
import type { Middleware } from "koa";
import type { Dependencies } from "./dependencies.ts";
import { createMount } from "./mount.ts";
import type { AnyRoute } from "./raw-route.ts";
import { notFound, Refusal } from "./refusal.ts";

/** Mounts the declarations. Paths match exactly, case and trailing slash included. */
export function createRouter(routes: readonly AnyRoute[], deps: Dependencies): Middleware[] {
  const router = new Router({ sensitive: true, strict: true });
  const mount = createMount(routes, deps);
  for (const route of routes) router.register(koaPath(route.path), [route.method], [mount(route)]);
  return [refuseUnrouted, router.routes() as Middleware, router.allowedMethods() as Middleware];
}

/** What no route took: the router has set 404, or 405 (501 for a method unknown to HTTP) together with Allow. */
const refuseUnrouted: Middleware = async (ctx, next) => {
  await next();
  if (ctx.state.route) return;
  if (ctx.status === 404) throw notFound("There is nothing at this address.");
  if (ctx.method === "OPTIONS") return;
  throw new Refusal(405, "This address does not take that method; the Allow header lists those it takes.");
};

/** `/users/{id}` as the specification writes it, `/users/:id` as the router wants it. */
function koaPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}

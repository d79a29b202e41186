import type { IncomingHttpHeaders } from "node:http";
import Router from "@koa/router";
import type { Context, Middleware } from "koa";
import type { Answer } from "./answer.ts";
import { createAuthenticate } from "./auth/authenticate.ts";
import type { Caller } from "./auth/caller.ts";
import { isRemembered } from "./auth/remembered-caller.ts";
import type { Dependencies } from "./dependencies.ts";
import { createGuard } from "./guard.ts";
import { bodySha256 } from "./input/body-sha256.ts";
import { inputCheck } from "./input/check-input.ts";
import { readBody } from "./input/read-body.ts";
import { createSchemaChecker } from "./input/schema-checker.ts";
import { presenter } from "./presenter.ts";
import { notFound, Refusal } from "./refusal.ts";
import type { Route } from "./route.ts";

/** Mounts the declarations: each route becomes one handler that reads, checks, handles and checks again. */
export function createRouter(routes: readonly Route[], deps: Dependencies): Middleware[] {
  const router = new Router();
  const mount = createMount(deps);
  for (const route of routes) router.register(koaPath(route.path), [route.method], [mount(route)]);
  return [refuseUnrouted, router.routes() as Middleware, router.allowedMethods() as Middleware];
}

/** What no route took: the router has set 404, or 405 (501 for a method unknown to HTTP) together with Allow. */
const refuseUnrouted: Middleware = async (ctx, next) => {
  await next();
  if (ctx.state.route || ctx.method === "OPTIONS") return;
  if (ctx.status === 404) throw notFound("There is nothing at this address.");
  throw new Refusal(405, "This address does not take that method; the Allow header lists those it takes.");
};

/** `/users/{id}` as the specification writes it, `/users/:id` as the router wants it. */
function koaPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}

function createMount(deps: Dependencies): (route: Route) => Middleware {
  const checker = createSchemaChecker();
  const guard = createGuard(createAuthenticate(deps), deps);
  return (route) => {
    const checkParams = inputCheck(checker, route.params, true);
    const checkQuery = inputCheck(checker, route.query, true);
    const checkHeaders = inputCheck(checker, route.headers, true);
    const checkBody = inputCheck(checker, route.body, false);
    const declaredHeaders = Object.keys(
      route.headers && "properties" in route.headers ? Object(route.headers.properties) : {},
    );
    const { admit, identify, identifyAgain, permit } = guard(route);
    const present = presenter(route, checker);

    async function handleFor(ctx: Context, caller: Caller | undefined, sent: unknown): Promise<Answer> {
      permit(caller);
      return route.handle({
        caller,
        params: checkParams(ctx.params),
        query: checkQuery({ ...ctx.query }),
        headers: checkHeaders(picked(ctx.headers, declaredHeaders)),
        body: checkBody(sent),
        bodySha256: () => bodySha256(ctx),
        deps,
      });
    }

    return async (ctx) => {
      ctx.state.route = route.path;
      await admit(ctx);
      const sent = route.body ? await readBody(ctx) : undefined;
      const caller = await identify(ctx);
      try {
        present(ctx, await handleFor(ctx, caller, sent));
      } catch (error) {
        // A remembered key does for a good answer only: what is refused is refused to the key as it is now.
        if (!isRemembered(caller)) throw error;
        present(ctx, await handleFor(ctx, await identifyAgain(ctx), sent));
      }
    };
  };
}

function picked(headers: IncomingHttpHeaders, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  );
}

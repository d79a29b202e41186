import Router from "@koa/router";
import type { Context, Middleware } from "koa";
import type { Answer } from "./answer.ts";
import type { Dependencies } from "./dependencies.ts";
import { inputCheck } from "./input/check-input.ts";
import { readBody } from "./input/read-body.ts";
import { createSchemaChecker, type SchemaChecker } from "./input/schema-checker.ts";
import { notFound, Refusal } from "./refusal.ts";
import { isMedia, type Route } from "./route.ts";

/** Mounts the declarations: each route becomes one handler that reads, checks, handles and checks again. */
export function createRouter(routes: readonly Route[], deps: Dependencies): Middleware[] {
  const router = new Router();
  const checker = createSchemaChecker();
  for (const route of routes) {
    router.register(koaPath(route.path), [route.method], [mount(route, checker, deps)]);
  }
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

function mount(route: Route, checker: SchemaChecker, deps: Dependencies): Middleware {
  const checkParams = inputCheck(checker, route.params, true);
  const checkQuery = inputCheck(checker, route.query, true);
  const checkBody = inputCheck(checker, route.body, false);
  const present = presenter(route, checker);
  return async (ctx) => {
    ctx.state.route = route.path;
    const sent = route.body ? await readBody(ctx) : undefined;
    const params = checkParams(ctx.params);
    const query = checkQuery({ ...ctx.query });
    const body = checkBody(sent);
    present(ctx, await route.handle({ params, query, body, deps }));
  };
}

/** Writes an answer only if its status and body are the declared ones: an undeclared field never leaves. */
function presenter(route: Route, checker: SchemaChecker): (ctx: Context, answer: Answer) => void {
  const checks = new Map<number, (value: unknown) => boolean>();
  const types = new Map<number, string>();
  for (const [status, declared] of Object.entries(route.answers)) {
    if (isMedia(declared)) types.set(Number(status), declared.mediaType);
    else checks.set(Number(status), checker.output(declared));
  }
  return (ctx, { status, body, headers }) => {
    const mediaType = types.get(status);
    const check = checks.get(status);
    if (!mediaType && !check)
      throw new Error(`${route.method} ${route.path} answered an undeclared ${status}`);
    if (check && !check(body))
      throw new Error(`${route.method} ${route.path} answered a body that its schema refuses`);
    ctx.status = status;
    ctx.body = mediaType ? body : JSON.stringify(body);
    ctx.type = mediaType ?? "application/json";
    ctx.set(headers);
  };
}

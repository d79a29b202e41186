import type { Context } from "koa";
import type { Answer } from "./answer.ts";
import type { SchemaChecker } from "./input/schema-checker.ts";
import { isMedia, type Route } from "./route.ts";

/** Writes an answer only if its status and body are the declared ones: an undeclared field never leaves. */
export function presenter(route: Route, checker: SchemaChecker): (ctx: Context, answer: Answer) => void {
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
    // Before the body, of which Koa would otherwise guess it first.
    if (mediaType) ctx.type = mediaType;
    else ctx.set("content-type", "application/json; charset=utf-8");
    ctx.body = mediaType ? body : JSON.stringify(body);
    ctx.set(headers);
  };
}

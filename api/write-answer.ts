import type { Context } from "koa";
import type { Answer } from "./answer.ts";
import { isMedia, isNoBody, type Route } from "./route.ts";

/** Writes an answer that was checked, in the media type that the route declares for its status. */
export function writeAnswer(ctx: Context, route: Route, { status, body, headers }: Answer): void {
  const declared = route.answers[status];
  ctx.status = status;
  if (declared && isNoBody(declared)) {
    ctx.body = null;
    // Koa makes a 204 of an answer without a body.
    ctx.status = status;
  } else if (declared && isMedia(declared)) {
    // Before the body, of which Koa would otherwise guess it first.
    ctx.type = declared.mediaType;
    ctx.body = body;
  } else {
    ctx.set("content-type", "application/json; charset=utf-8");
    ctx.body = JSON.stringify(body);
  }
  for (const [name, value] of Object.entries(headers)) {
    ctx.set(name, typeof value === "string" ? value : [...value]);
  }
}

import { randomUUID } from "node:crypto";
import type { Middleware } from "koa";

const SANE = /^[A-Za-z0-9._-]{1,128}$/;

/** Gives every request an id: the caller's own where it sent a sane one. */
export const requestId: Middleware = (ctx, next) => {
  const sent = ctx.get("x-request-id");
  ctx.state.requestId = SANE.test(sent) ? sent : randomUUID();
  ctx.set("x-request-id", ctx.state.requestId);
  return next();
};

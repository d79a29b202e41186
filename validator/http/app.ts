import { randomUUID, timingSafeEqual } from "node:crypto";
import Koa, { type Context } from "koa";
import type { Logger } from "pino";
import { type Arbiter, InvalidRequest } from "../arbiter.ts";
import { ArbiterBusy } from "../engine/arbiter-busy.ts";
import { RequestAbandoned } from "../pool/batches.ts";
import { PricesUnavailable } from "../prices/ask-prices.ts";
import { readJsonBody } from "./read-json-body.ts";
import { Refusal } from "./refusal.ts";

export interface ValidatorAppOptions {
  arbiter: Arbiter;
  log: Logger;
  apiKey?: string | undefined;
}

const SANE_REQUEST_ID = /^[A-Za-z0-9._-]{1,128}$/;
const METHODS: Readonly<Record<string, string>> = {
  "/health": "GET, HEAD",
  "/validate": "POST",
  "/recheck": "POST",
};

/**
 * The arbiter over HTTP: GET /health and POST /validate, errors as `{detail}`. POST /recheck takes the same body, of a request that
 * passed before, and runs its hard nodes alone; `?asides=cleared` keeps what a model said of its asides then.
 */
export function createValidatorApp({ arbiter, log, apiKey }: ValidatorAppOptions): Koa {
  const app = new Koa();
  const isAllowed = keyCheck(apiKey);

  app.use(async (ctx) => {
    const given = ctx.get("x-request-id");
    ctx.set("X-Request-Id", SANE_REQUEST_ID.test(given) ? given : randomUUID());
    try {
      const body = await answer(ctx);
      // Set first, because Koa guesses at the type of a text that has none.
      ctx.set("Content-Type", "application/json; charset=utf-8");
      ctx.body = body;
    } catch (error) {
      const refusal = refusalFor(error);
      if (refusal.status === 500) log.error({ err: error }, "could not answer");
      ctx.set(refusal.headers);
      ctx.status = refusal.status;
      ctx.body = { detail: refusal.message };
    }
  });

  async function answer(ctx: Context): Promise<string> {
    const allowed = METHODS[ctx.path];
    if (!allowed)
      throw new Refusal(404, "There is nothing here; the validator has GET /health and POST /validate.");
    if (!allowed.split(", ").includes(ctx.method)) {
      throw new Refusal(405, `${ctx.path} takes ${allowed}.`, { Allow: allowed });
    }
    if (ctx.path === "/health") return JSON.stringify(arbiter.status());
    if (!isAllowed(ctx.get("x-api-key"))) throw new Refusal(401, "Send the validator's key in x-api-key.");
    if (!arbiter.isReady) throw starting();
    const text = await readJsonBody(ctx.req);
    if (ctx.path === "/recheck")
      return await arbiter.recheckJson(text, { asidesCleared: ctx.query.asides === "cleared" });
    return await arbiter.validateJson(text, { asker: clientOf(ctx) });
  }

  return app;
}

/** Whether the client is still there to be answered. */
function clientOf({ req }: Context): { readonly aborted: boolean } {
  return {
    get aborted() {
      return req.socket.destroyed;
    },
  };
}

function starting(): Refusal {
  return new Refusal(503, "The validator is starting; try again in a second.", { "Retry-After": "1" });
}

function refusalFor(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof InvalidRequest) return new Refusal(422, error.message);
  if (error instanceof PricesUnavailable) return new Refusal(503, error.message, { "Retry-After": "5" });
  if (error instanceof RequestAbandoned) return new Refusal(503, error.message);
  if (error instanceof ArbiterBusy) return new Refusal(503, error.message, { "Retry-After": "1" });
  return new Refusal(500, "The validator failed unexpectedly; try again.");
}

function keyCheck(apiKey: string | undefined): (given: string) => boolean {
  if (apiKey === undefined) return () => true;
  const expected = Buffer.from(apiKey);
  return (text) => {
    const given = Buffer.from(text);
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
}

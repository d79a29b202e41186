import type { Context, Middleware } from "koa";
import { type Authenticate, createAuthenticate, type Presented } from "./auth/authenticate.ts";
import type { Identified } from "./auth/identified.ts";
import type { Dependencies } from "./dependencies.ts";
import { parseQuery } from "./input/parse-query.ts";
import { createRequestBody, type RequestBody } from "./input/request-body.ts";
import { clientAddress } from "./limits/client-address.ts";
import { SIGNATURE_CHECKS } from "./limits/limit.ts";
import { createTally, type Tally } from "./limits/tally.ts";
import { departure } from "./middleware/departure.ts";
import { createPerformer, type RouteInput } from "./perform.ts";
import { type AnyRoute, isRaw, type RawRoute } from "./raw-route.ts";
import type { Declared, Route } from "./route.ts";
import { writeAnswer } from "./write-answer.ts";

/** Makes the handler of each route: the client address is counted, credentials are looked at, and only then is anything read. */
export function createMount(
  routes: readonly AnyRoute[],
  deps: Dependencies,
): (route: AnyRoute) => Middleware {
  const performer = createPerformer(routes, deps);
  const authenticate = createAuthenticate(deps);
  return (route) => async (ctx) => {
    ctx.state.route = route;
    route.refuseFirst?.(ctx.headers, deps);
    const tally = createTally(deps.limiter);
    try {
      await performer.admit(route, () => clientAddress(ctx.ip), tally);
      if (isRaw(route)) await answerRaw(route, ctx, tally);
      else await answerRoute(route, ctx, tally);
    } finally {
      if (!ctx.headerSent) ctx.set(tally.headers());
    }
  };

  async function answerRoute(route: Route, ctx: Context, tally: Tally): Promise<void> {
    const body = createRequestBody(ctx);
    const { caller, confirm } = await identify(authenticate, route, ctx, body, tally);
    const readsOnly = route.method === "GET";
    if (!readsOnly) await confirm();
    const input: RouteInput = {
      params: ctx.params,
      query: route.query ? parseQuery(ctx.querystring) : {},
      headers: ctx.headers,
      body: () => body.parsed(route.bodyTypes ?? ["json"], route.bodyMayBeEmpty ?? false),
      bodySha256: body.sha256,
      signal: () => departure(ctx),
      tally,
    };
    const performed = performer.perform(route, caller, input);
    // Also what is refused is refused to the caller as it is now.
    writeAnswer(ctx, route, await (readsOnly ? performed.finally(confirm) : performed));
  }

  async function answerRaw(route: RawRoute, ctx: Context, tally: Tally): Promise<void> {
    const body = createRequestBody(ctx);
    const confirm = async () => {
      const known = await identify(authenticate, route, ctx, body, tally);
      await known.confirm();
      return known.caller;
    };
    const caller = await confirm();
    await performer.allow(route, caller, tally);
    ctx.set(tally.headers());
    const { req: request, res: response } = ctx;
    const given = {
      caller,
      request,
      response,
      body,
      confirm,
      tally,
      performer,
      deps,
      signal: departure(ctx),
    };
    await route.handleRaw({ ...given, clientAddress: clientAddress(ctx.ip) });
    // Koa leaves the response alone, which may stream on after this.
    ctx.respond = false;
  }
}

const NOBODY = { caller: undefined, confirm: async () => {} };

async function identify(
  authenticate: Authenticate,
  route: Declared,
  ctx: Context,
  body: RequestBody,
  tally: Tally,
): Promise<Identified | typeof NOBODY> {
  if (route.auth === "public") return NOBODY;
  const presented: Presented = {
    headers: ctx.headers,
    method: ctx.method,
    path: ctx.originalUrl,
    async bodySha256() {
      await body.bytes();
      return body.sha256();
    },
    beforeSignatureCheck: () =>
      tally.spend([SIGNATURE_CHECKS], () => clientAddress(ctx.ip), "signature-checks"),
  };
  return authenticate(presented, route.auth);
}

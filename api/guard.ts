import type { Context } from "koa";
import type { Authenticate, Presented } from "./auth/authenticate.ts";
import type { Caller } from "./auth/caller.ts";
import { requireScope } from "./auth/scope.ts";
import type { Dependencies } from "./dependencies.ts";
import { bodySha256, unreadBodySha256 } from "./input/body-sha256.ts";
import { clientAddress } from "./limits/client-address.ts";
import { type Limit, limitsOf, SIGNATURE_CHECKS } from "./limits/limit.ts";
import { leastOf, type Spending, type Standing, standingHeaders } from "./limits/limiter.ts";
import type { Route } from "./route.ts";

interface RouteGuard {
  /** Before a byte of the body is read: the client address's limits. */
  admit(ctx: Context): Promise<void>;
  /** After it: who is calling, and their own limits. */
  identify(ctx: Context): Promise<Caller | undefined>;
  /** Once more, with the key looked up; what was spent is spent. */
  identifyAgain(ctx: Context): Promise<Caller | undefined>;
  /** Whether they may. */
  permit(caller: Caller | undefined): void;
}

/** Makes the guard of each route out of its `auth`, `scope` and `limits`. */
export function createGuard(
  authenticate: Authenticate,
  { limiter, publicPostsPerMinute }: Pick<Dependencies, "limiter" | "publicPostsPerMinute">,
): (route: Route) => RouteGuard {
  return (route) => {
    const bucket = `${route.method} ${route.path}`;
    const limits = limitsOf(route, publicPostsPerMinute);
    const ipLimits = limits.filter(({ per }) => per === "ip");
    const keyLimits = limits.filter(({ per }) => per === "key");
    const userLimits = limits.filter(({ per }) => per === "user");

    async function spend(ctx: Context, spent: readonly Limit[], who: () => string): Promise<void> {
      if (spent.length === 0) return;
      const spendings: Spending[] = spent.map((limit) => ({ limit, who: who(), bucket }));
      const before = ctx.state.standing as Standing | undefined;
      const standing = leastOf(before, await limiter.spend(spendings));
      if (!standing) return;
      ctx.state.standing = standing;
      ctx.set(standingHeaders(standing));
    }

    function presented(ctx: Context): Presented {
      return {
        headers: ctx.headers,
        method: ctx.method,
        path: ctx.originalUrl,
        bodySha256: async () => (route.body ? bodySha256(ctx) : unreadBodySha256(ctx)),
        beforeSignatureCheck: () => spend(ctx, [SIGNATURE_CHECKS], () => clientAddress(ctx.ip)),
      };
    }

    async function callerOf(ctx: Context, recalled: boolean): Promise<Caller | undefined> {
      if (route.auth === "public") return undefined;
      return authenticate(presented(ctx), route.auth, recalled);
    }

    return {
      admit: (ctx) => spend(ctx, ipLimits, () => clientAddress(ctx.ip)),
      async identify(ctx) {
        const caller = await callerOf(ctx, route.recallsKeys ?? false);
        if (caller) {
          const own = caller.via === "key" ? keyLimits : userLimits;
          await spend(ctx, own, () => principalId(caller));
        }
        return caller;
      },
      identifyAgain: (ctx) => callerOf(ctx, false),
      permit(caller) {
        if (caller && route.scope) requireScope(caller, route.scope);
      },
    };
  };
}

function principalId(caller: Caller): string {
  if (caller.via === "key") return caller.keyId;
  return caller.user?.id ?? (caller.via === "signature" ? caller.address : caller.sessionId);
}

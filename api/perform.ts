import type { Answer } from "./answer.ts";
import type { Caller } from "./auth/caller.ts";
import { requireScope } from "./auth/scope.ts";
import { checkAnswer } from "./check-answer.ts";
import type { Dependencies } from "./dependencies.ts";
import { inputCheck } from "./input/check-input.ts";
import { createSchemaChecker, type SchemaChecker } from "./input/schema-checker.ts";
import { type Limit, limitsOf } from "./limits/limit.ts";
import type { Tally } from "./limits/tally.ts";
import type { Call, Declared, Route } from "./route.ts";

/** One for the process: it knows a schema that it has compiled before, and all of them take a third of a second. */
const checker = createSchemaChecker();

/** What a route is performed with, nothing of it checked yet. */
export interface RouteInput {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Asked for once limits and scope are passed, of a route that takes a body. */
  body(): Promise<unknown>;
  bodySha256(): string;
  signal(): AbortSignal;
  readonly tally: Tally;
}

/** The one way to call a route: HTTP goes it, and so does whatever else has a caller and an input. */
export interface Performer {
  /** Spends what a client address has of the route, before anything else is looked at. */
  admit(route: Declared, clientAddress: () => string, tally: Tally): Promise<void>;
  /** Spends what the caller has of the route, and sees whether they may. */
  allow(route: Declared, caller: Caller | undefined, tally: Tally): Promise<void>;
  /** Limits of the caller, scope, input, handler, output. What is refused is thrown as a `Refusal`. */
  perform(route: Route, caller: Caller | undefined, input: RouteInput): Promise<Answer>;
}

interface Buckets {
  readonly name: string;
  readonly ip: readonly Limit[];
  readonly user: readonly Limit[];
  readonly key: readonly Limit[];
}

/** Everything about the given routes is made ready at once: a schema that cannot be compiled ends the start, not a request. */
export function createPerformer(routes: readonly Declared[], deps: Dependencies): Performer {
  const buckets = new Map(routes.map((route) => [route, bucketsOf(route, deps.publicPostsPerMinute)]));
  const handlers = new Map(
    routes.flatMap((route) => ("handle" in route ? [[route, handling(route as Route, checker, deps)]] : [])),
  );

  async function allow(route: Declared, caller: Caller | undefined, tally: Tally): Promise<void> {
    if (!caller) return;
    const { name, user, key } = known(buckets, route);
    const { kind, id } = caller.principal;
    await tally.spend(kind === "key" ? key : user, () => id, name);
    if (route.scope) requireScope(caller, route.scope, deps.baseUrl);
  }

  return {
    async admit(route, clientAddress, tally) {
      const { name, ip } = known(buckets, route);
      await tally.spend(ip, clientAddress, name);
    },
    allow,
    async perform(route, caller, input) {
      await allow(route, caller, input.tally);
      return known(handlers, route)(caller, input);
    },
  };
}

function known<T>(ready: ReadonlyMap<Declared, T>, route: Declared): T {
  const found = ready.get(route);
  if (!found) throw new Error(`${route.method} ${route.path} is not one of the routes`);
  return found;
}

function bucketsOf(route: Declared, publicPostsPerMinute: number): Buckets {
  const limits = limitsOf(route, publicPostsPerMinute);
  const per = (who: Limit["per"]) => limits.filter((limit) => limit.per === who);
  return { name: `${route.method} ${route.path}`, ip: per("ip"), user: per("user"), key: per("key") };
}

type Handling = (caller: Caller | undefined, input: RouteInput) => Promise<Answer>;

function handling(route: Route, checker: SchemaChecker, deps: Dependencies): Handling {
  const checkParams = inputCheck(checker, route.params, "text");
  const checkQuery = inputCheck(checker, route.query, "text");
  const checkHeaders = inputCheck(checker, route.headers, "text");
  const checkBody = inputCheck(checker, route.body, "json");
  const headerNames = Object.keys(
    route.headers && "properties" in route.headers ? Object(route.headers.properties) : {},
  );
  const check = checkAnswer(route, checker);
  return async (caller, input) => {
    const call: Call<unknown, unknown, unknown, unknown, Caller | undefined> = {
      caller,
      params: checkParams({ ...input.params }),
      query: checkQuery({ ...input.query }),
      headers: checkHeaders(picked(input.headers, headerNames)),
      body: route.body ? checkBody(await input.body()) : {},
      bodySha256: input.bodySha256,
      signal: input.signal,
      deps,
    };
    return check(await route.handle(call));
  };
}

function picked(
  headers: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  );
}

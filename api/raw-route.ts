import type { IncomingMessage, ServerResponse } from "node:http";
import type { Caller } from "./auth/caller.ts";
import type { Dependencies } from "./dependencies.ts";
import type { RequestBody } from "./input/request-body.ts";
import type { Tally } from "./limits/tally.ts";
import type { Performer } from "./perform.ts";
import type { Auth, CallerFor, Declared, Media, Route } from "./route.ts";

/** What a raw handler is given: the request unread and the response unwritten, limits and credentials done with. */
export interface RawCall<C> {
  readonly caller: C;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The request's body, unread but where a signature needed it. */
  readonly body: RequestBody;
  /** Looks at the credential again, for what goes on long after it was; throws once it is good no more. */
  confirm(): Promise<unknown>;
  /** What the request has spent so far, to spend more on. */
  readonly tally: Tally;
  readonly clientAddress: string;
  readonly signal: AbortSignal;
  /** Performs other routes for this caller. */
  readonly performer: Performer;
  readonly deps: Dependencies;
}

interface RawDeclaration<A extends Auth> extends Declared<A> {
  /** What the handler reads of the request by itself, for the document. */
  readonly takes?: Media;
  handleRaw(call: RawCall<CallerFor<A>>): Promise<void>;
}

/** A route that reads and writes by itself, for streams; it is guarded, limited and documented like any other. */
export interface RawRoute extends Omit<RawDeclaration<Auth>, "handleRaw"> {
  handleRaw(call: RawCall<Caller | undefined>): Promise<void>;
}

export function rawRoute<const A extends Auth>(declaration: RawDeclaration<A>): RawRoute {
  return declaration as unknown as RawRoute;
}

export type AnyRoute = Route | RawRoute;

export function isRaw(route: AnyRoute): route is RawRoute {
  return "handleRaw" in route;
}

import type { IncomingHttpHeaders } from "node:http";
import { type Static, type TSchema, Type } from "typebox";
import type { TransactionAction } from "../domain/scopes.ts";
import type { Answer } from "./answer.ts";
import type { Caller } from "./auth/caller.ts";
import type { CredentialKind } from "./auth/credential.ts";
import type { Dependencies } from "./dependencies.ts";
import type { ErrorShape } from "./error-shape.ts";
import type { Limit } from "./limits/limit.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Who may call: anyone, ignoring any credential that is sent along, or the holder of a credential of one of these kinds. */
export type Auth = "public" | readonly CredentialKind[];

/** The caller as a handler sees it: nobody on a public route, else one with a credential that the route takes. */
export type CallerFor<A extends Auth> = A extends readonly (infer K)[]
  ? Extract<Caller, { via: K }>
  : undefined;

/** Which pages of other origins may read the answers: any, only those of the web application, or those that may call /mcp. */
export type CrossOrigin = "any" | "ui" | "mcp";

/** What is not JSON, by its media type. */
export interface Media {
  readonly mediaType: string;
  readonly description: string;
}

/** An answer of headers only, such as a 204 or a redirect. */
export interface NoBody {
  readonly noBody: true;
  readonly description: string;
}

export const noBody = (description: string): NoBody => ({ noBody: true, description });

export type AnswerDeclaration = TSchema | Media | NoBody;

/** What every route declares, from which its guard, its mounting and the OpenAPI document are made. */
export interface Declared<A extends Auth = Auth> {
  readonly method: Method;
  /** In the specification's spelling, with `{name}` for a path parameter. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly auth: A;
  /** What the caller must be allowed to do with transactions, be it its own or any; whose they are is the handler's question. */
  readonly scope?: TransactionAction;
  readonly limits?: readonly Limit[];
  /** Refuses by the headers alone, before anything is counted or looked at. */
  readonly refuseFirst?: (headers: IncomingHttpHeaders, deps: Dependencies) => void;
  readonly crossOrigin?: CrossOrigin;
  /** How refusals are written; ours by default. */
  readonly errors?: ErrorShape;
  readonly answers: Readonly<Record<number, AnswerDeclaration>>;
}

/** What a handler is given: the caller, the checked input and the parts it may use, never Koa's context. */
export interface Call<P, Q, H, B, C> {
  readonly caller: C;
  readonly params: P;
  readonly query: Q;
  /** The declared ones only. */
  readonly headers: H;
  readonly body: B;
  /** Hex SHA-256 of the body as it was sent. */
  readonly bodySha256: () => string;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: () => AbortSignal;
  readonly deps: Dependencies;
}

/** How a body may be encoded: JSON, or application/x-www-form-urlencoded, whose values are texts. */
export type BodyType = "json" | "form";

interface Declaration<
  A extends Auth,
  P extends TSchema,
  Q extends TSchema,
  H extends TSchema,
  B extends TSchema,
> extends Declared<A> {
  readonly params?: P;
  readonly query?: Q;
  /** Names in lower case. */
  readonly headers?: H;
  readonly body?: B;
  /** JSON alone by default. */
  readonly bodyTypes?: readonly BodyType[];
  /** Where no body at all is taken for `{}`. */
  readonly bodyMayBeEmpty?: true;
  handle(call: Call<Static<P>, Static<Q>, Static<H>, Static<B>, CallerFor<A>>): Answer | Promise<Answer>;
}

/** A route whose input and output are checked; HTTP mounts it, and whoever has a caller and an input can perform it. */
export interface Route extends Omit<Declaration<Auth, TSchema, TSchema, TSchema, TSchema>, "handle"> {
  handle(call: Call<unknown, unknown, unknown, unknown, Caller | undefined>): Answer | Promise<Answer>;
}

const Nothing = Type.Object({});

export function route<
  const A extends Auth,
  P extends TSchema = typeof Nothing,
  Q extends TSchema = typeof Nothing,
  H extends TSchema = typeof Nothing,
  B extends TSchema = typeof Nothing,
>(declaration: Declaration<A, P, Q, H, B>): Route {
  // Input and caller are exactly what the declaration says once they are checked, which the erased types forget.
  return declaration as unknown as Route;
}

export function isMedia(declared: AnswerDeclaration): declared is Media {
  return "mediaType" in declared;
}

export function isNoBody(declared: AnswerDeclaration): declared is NoBody {
  return "noBody" in declared;
}

import { type Static, type TSchema, Type } from "typebox";
import type { TransactionAction } from "../domain/scopes.ts";
import type { Answer } from "./answer.ts";
import type { Caller } from "./auth/caller.ts";
import type { CredentialKind } from "./auth/credential.ts";
import type { Dependencies } from "./dependencies.ts";
import type { Limit } from "./limits/limit.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Who may call: anyone, ignoring any credential that is sent along, or the holder of a credential of one of these kinds. */
export type Auth = "public" | readonly CredentialKind[];

/** The caller as a handler sees it: nobody on a public route, else one with a credential that the route takes. */
export type CallerFor<A extends Auth> = A extends readonly (infer K)[]
  ? Extract<Caller, { via: K }>
  : undefined;

/** Which pages of other origins may read the answers: any, or only those of the web application. */
export type CrossOrigin = "any" | "ui";

/** An answer that is not JSON, by its media type. */
export interface MediaAnswer {
  readonly mediaType: string;
  readonly description: string;
}

export type AnswerDeclaration = TSchema | MediaAnswer;

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
  readonly deps: Dependencies;
}

interface Declaration<
  A extends Auth,
  P extends TSchema,
  Q extends TSchema,
  H extends TSchema,
  B extends TSchema,
> {
  readonly method: Method;
  /** In the specification's spelling, with `{name}` for a path parameter. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly auth: A;
  /** What the caller must be allowed to do with transactions, be it its own or any; whose they are is the handler's question. */
  readonly scope?: TransactionAction;
  /** For a GET whose handler itself sees, by `requireUnchanged`, whether a remembered key is still as it was. */
  readonly recallsKeys?: true;
  readonly limits?: readonly Limit[];
  readonly crossOrigin?: CrossOrigin;
  readonly params?: P;
  readonly query?: Q;
  /** Names in lower case. */
  readonly headers?: H;
  readonly body?: B;
  readonly answers: Readonly<Record<number, AnswerDeclaration>>;
  handle(call: Call<Static<P>, Static<Q>, Static<H>, Static<B>, CallerFor<A>>): Answer | Promise<Answer>;
}

type AnyCaller = Caller | undefined;

/** One declaration, from which the router, the checks of input and output, the OpenAPI document and the guard table are made. */
export interface Route extends Omit<Declaration<Auth, TSchema, TSchema, TSchema, TSchema>, "handle"> {
  handle(call: Call<unknown, unknown, unknown, unknown, AnyCaller>): Answer | Promise<Answer>;
}

const Nothing = Type.Object({});

export function route<
  const A extends Auth,
  P extends TSchema = typeof Nothing,
  Q extends TSchema = typeof Nothing,
  H extends TSchema = typeof Nothing,
  B extends TSchema = typeof Nothing,
>(declaration: Declaration<A, P, Q, H, B>): Route {
  // Input and caller are exactly what the declaration says once the router has checked them, which the erased types forget.
  return declaration as unknown as Route;
}

export function isMedia(declared: AnswerDeclaration): declared is MediaAnswer {
  return "mediaType" in declared;
}

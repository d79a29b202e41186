import { type Static, type TSchema, Type } from "typebox";
import type { Answer } from "./answer.ts";
import type { Dependencies } from "./dependencies.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Who may call: anyone, ignoring any credential that is sent along. */
export type Auth = "public";

/** Which pages of other origins may read the answers: any, or only those of the web application. */
export type CrossOrigin = "any" | "ui";

/** An answer that is not JSON, by its media type. */
export interface MediaAnswer {
  readonly mediaType: string;
  readonly description: string;
}

export type AnswerDeclaration = TSchema | MediaAnswer;

/** What a handler is given: the checked input and the parts it may use, never Koa's context. */
export interface Call<P, Q, B> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly deps: Dependencies;
}

interface Declaration<P extends TSchema, Q extends TSchema, B extends TSchema> {
  readonly method: Method;
  /** In the specification's spelling, with `{name}` for a path parameter. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly auth: Auth;
  readonly crossOrigin?: CrossOrigin;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly answers: Readonly<Record<number, AnswerDeclaration>>;
  handle(call: Call<Static<P>, Static<Q>, Static<B>>): Answer | Promise<Answer>;
}

/** One declaration, from which the router, the checks of input and output, the OpenAPI document and the guard table are made. */
export type Route = Declaration<TSchema, TSchema, TSchema>;

const Nothing = Type.Object({});

export function route<
  P extends TSchema = typeof Nothing,
  Q extends TSchema = typeof Nothing,
  B extends TSchema = typeof Nothing,
>(declaration: Declaration<P, Q, B>): Route {
  // The checked input is exactly what the schemas say, which is all that the erased parameter types forget.
  return declaration as unknown as Route;
}

export function isMedia(declared: AnswerDeclaration): declared is MediaAnswer {
  return "mediaType" in declared;
}

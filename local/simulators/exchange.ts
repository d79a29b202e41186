import type { IncomingHttpHeaders } from "node:http";

/** One request, read to its end. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  /** Path and query as they were sent. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly raw: Buffer;
  /** The body's JSON; undefined where it has none or is none. */
  readonly body: unknown;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Record<string, string>;
}

/** Ends the handling of a request with this answer. */
export class Refusal extends Error {
  readonly answer: Answer;

  constructor(status: number, body: unknown) {
    super(`answered with ${status}`);
    this.answer = { status, body };
  }
}

export function ok(body: unknown): Answer {
  return { status: 200, body };
}

/** The fields of a JSON object; of anything else, none. */
export function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === "object" && body !== null && !Array.isArray(body)
    ? (body as Record<string, unknown>)
    : {};
}

import { STATUS_CODES } from "node:http";

export interface Detail {
  path: string;
  message: string;
}

interface More {
  readonly details?: readonly Detail[];
  readonly headers?: Readonly<Record<string, string>>;
  /** What it is called where errors have codes: RFC 6749's (`invalid_grant`) or JSON-RPC's (-32602). */
  readonly code?: string | number;
}

/** A request that is refused: its message is one plain sentence for the caller, saying what to change. */
export class Refusal extends Error {
  readonly status: number;
  readonly details: readonly Detail[] | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly code: string | number | undefined;

  constructor(status: number, message: string, more: More = {}) {
    super(message);
    this.name = "Refusal";
    this.status = status;
    this.details = more.details;
    this.headers = more.headers ?? {};
    this.code = more.code;
  }
}

export interface ProblemBody {
  statusCode: number;
  message: string;
  error: string;
  details?: readonly Detail[];
}

/** The documented error body. */
export function problemBody(status: number, message: string, details?: readonly Detail[]): ProblemBody {
  const error = STATUS_CODES[status] ?? "Error";
  return { statusCode: status, message, error, ...(details ? { details } : {}) };
}

export const badRequest = (message: string, details?: readonly Detail[]) =>
  new Refusal(400, message, details ? { details } : {});
/** For what was there once and is over. */
export const gone = (message: string) => new Refusal(410, message);
export const notFound = (message: string) => new Refusal(404, message);

import { type TSchema, Type } from "typebox";
import { Problem } from "./problem.ts";
import { problemBody, type Refusal } from "./refusal.ts";

/** How a route writes what it refuses. */
export interface ErrorShape {
  /** What every error of the route looks like, for the document. */
  readonly schema: TSchema;
  body(refusal: Refusal): unknown;
}

/** Our own, where a route names no other. */
export const PROBLEM: ErrorShape = {
  schema: Problem,
  body: ({ status, message, details }) => problemBody(status, message, details),
};

const OAUTH_CODES: Readonly<Record<number, string>> = {
  401: "invalid_client",
  403: "access_denied",
  429: "temporarily_unavailable",
  500: "server_error",
  503: "temporarily_unavailable",
};

/** RFC 6749, 5.2 and RFC 7591, 3.2.2; a refusal that names no code is one of the request or of ours. */
export const OAUTH_ERROR: ErrorShape = {
  schema: Type.Object(
    { error: Type.String(), error_description: Type.String() },
    { $id: "OAuthError", additionalProperties: false },
  ),
  body: ({ status, code, message }) => ({
    error: String(code ?? OAUTH_CODES[status] ?? "invalid_request"),
    error_description: message,
  }),
};

/** "Server error" of JSON-RPC 2.0, 5.1: what is refused before a method is reached. */
const JSON_RPC_SERVER_ERROR = -32_000;

/** For what is refused before a call is read, and so has no id. */
export const JSON_RPC_ERROR: ErrorShape = {
  schema: Type.Object(
    {
      jsonrpc: Type.Literal("2.0"),
      id: Type.Null(),
      error: Type.Object({ code: Type.Integer(), message: Type.String() }, { additionalProperties: false }),
    },
    { $id: "JsonRpcError", additionalProperties: false },
  ),
  body: ({ code, message }) => ({
    jsonrpc: "2.0",
    id: null,
    error: { code: typeof code === "number" ? code : JSON_RPC_SERVER_ERROR, message },
  }),
};

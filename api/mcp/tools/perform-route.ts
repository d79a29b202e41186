import { hash } from "node:crypto";
import { canonicalJson, type Json } from "../../../domain/canonical-json.ts";
import type { Route } from "../../route.ts";
import type { ToolCall } from "./tool.ts";

interface Input {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Performs a route as its caller would over HTTP: the same buckets, scope, schemas and refusals. */
export async function performRoute(
  route: Route,
  { performer, caller, tally, clientAddress, signal }: ToolCall,
  { params = {}, headers = {}, body }: Input,
): Promise<unknown> {
  await performer.admit(route, () => clientAddress, tally);
  const answer = await performer.perform(route, caller, {
    params,
    headers,
    query: {},
    body: async () => body,
    // There are no bytes of its own; the same arguments are the same body, however they were written.
    bodySha256: () => hash("sha256", canonicalJson(body as Json)),
    signal: () => signal,
    tally,
  });
  return answer.body;
}

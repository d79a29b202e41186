import { OWN_SCOPES } from "../../domain/scopes.ts";
import { Refusal } from "../refusal.ts";

/** Where a client learns how to be granted what it needs (RFC 9728, 5.1). */
const metadataOf = (baseUrl: string) => `${baseUrl}/.well-known/oauth-protected-resource/mcp`;

/** A 401 of a route that takes OAuth tokens says where they are to be had, and a 403 what is missing (RFC 6750, 3). */
function challenge(baseUrl: string, scope: string, error?: string): string {
  const parts = [
    ...(error ? [`error="${error}"`] : []),
    `resource_metadata="${metadataOf(baseUrl)}"`,
    `scope="${scope}"`,
  ];
  return `Bearer ${parts.join(", ")}`;
}

export function withChallenge(error: unknown, baseUrl: string, hasSentToken: boolean): unknown {
  if (!(error instanceof Refusal) || error.status !== 401) return error;
  const header = challenge(baseUrl, OWN_SCOPES.join(" "), hasSentToken ? "invalid_token" : undefined);
  return new Refusal(401, error.message, { headers: { ...error.headers, "www-authenticate": header } });
}

export function insufficientScope(message: string, scope: string, baseUrl: string): Refusal {
  const header = challenge(baseUrl, scope, "insufficient_scope");
  return new Refusal(403, message, { headers: { "www-authenticate": header } });
}

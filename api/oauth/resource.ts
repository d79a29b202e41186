import { oauthRefusal } from "./oauth-refusal.ts";
import { sent } from "./parameter.ts";

/** The one protected resource, by which tokens are bound to it (RFC 8707). */
export const resourceOf = (baseUrl: string) => `${baseUrl}/mcp`;

export function checkResource(resource: string | undefined, baseUrl: string): void {
  const asked = sent(resource);
  if (asked === undefined || asked === resourceOf(baseUrl)) return;
  throw oauthRefusal("invalid_target", `resource can only be ${resourceOf(baseUrl)}.`);
}

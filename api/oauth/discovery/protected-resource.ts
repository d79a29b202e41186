import { Type } from "typebox";
import { OWN_SCOPES } from "../../../domain/scopes.ts";
import { ok } from "../../answer.ts";
import { route } from "../../route.ts";
import { resourceOf } from "../resource.ts";

const ProtectedResource = Type.Object(
  {
    resource: Type.String(),
    authorization_servers: Type.Array(Type.String()),
    scopes_supported: Type.Array(Type.String()),
    bearer_methods_supported: Type.Array(Type.String()),
    resource_name: Type.String(),
  },
  { $id: "ProtectedResourceMetadata", additionalProperties: false },
);

const describedAt = (path: string, summary: string) =>
  route({
    method: "GET",
    path,
    summary,
    tag: "Discovery",
    auth: "public",
    crossOrigin: "any",
    answers: { 200: ProtectedResource },
    handle({ deps: { baseUrl } }) {
      const metadata = {
        resource: resourceOf(baseUrl),
        authorization_servers: [baseUrl],
        scopes_supported: [...OWN_SCOPES],
        bearer_methods_supported: ["header"],
        resource_name: "Countersign",
      };
      return ok(metadata, { "cache-control": "public, max-age=300" });
    },
  });

export const getProtectedResource = describedAt(
  "/.well-known/oauth-protected-resource",
  "The MCP endpoint as a protected resource (RFC 9728).",
);

/** RFC 9728, 3.1: where a client looks that knows the resource's address only. */
export const getProtectedResourceOfMcp = describedAt(
  "/.well-known/oauth-protected-resource/mcp",
  "The same, at the address that belongs to the resource's path.",
);

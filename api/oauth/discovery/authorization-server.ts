import { Type } from "typebox";
import { CLIENT_AUTH_METHODS, GRANT_TYPES } from "../../../domain/oauth-client.ts";
import { OWN_SCOPES } from "../../../domain/scopes.ts";
import { ok } from "../../answer.ts";
import { route } from "../../route.ts";

const texts = Type.Array(Type.String());

const AuthorizationServer = Type.Object(
  {
    issuer: Type.String(),
    authorization_endpoint: Type.String(),
    token_endpoint: Type.String(),
    registration_endpoint: Type.String(),
    revocation_endpoint: Type.String(),
    introspection_endpoint: Type.String(),
    jwks_uri: Type.String(),
    scopes_supported: texts,
    response_types_supported: texts,
    response_modes_supported: texts,
    grant_types_supported: texts,
    token_endpoint_auth_methods_supported: texts,
    revocation_endpoint_auth_methods_supported: texts,
    introspection_endpoint_auth_methods_supported: texts,
    code_challenge_methods_supported: texts,
    authorization_response_iss_parameter_supported: Type.Boolean(),
    client_id_metadata_document_supported: Type.Boolean(),
    service_documentation: Type.String(),
  },
  { $id: "AuthorizationServerMetadata", additionalProperties: false },
);

export const getAuthorizationServer = route({
  method: "GET",
  path: "/.well-known/oauth-authorization-server",
  summary: "The authorization server (RFC 8414).",
  tag: "Discovery",
  auth: "public",
  crossOrigin: "any",
  answers: { 200: AuthorizationServer },
  handle({ deps: { baseUrl } }) {
    const metadata = {
      issuer: baseUrl,
      authorization_endpoint: `${baseUrl}/oauth/authorize`,
      token_endpoint: `${baseUrl}/oauth/token`,
      registration_endpoint: `${baseUrl}/oauth/register`,
      revocation_endpoint: `${baseUrl}/oauth/revoke`,
      introspection_endpoint: `${baseUrl}/oauth/introspect`,
      jwks_uri: `${baseUrl}/.well-known/jwks.json`,
      scopes_supported: [...OWN_SCOPES],
      response_types_supported: ["code"],
      response_modes_supported: ["query"],
      grant_types_supported: [...GRANT_TYPES],
      token_endpoint_auth_methods_supported: [...CLIENT_AUTH_METHODS],
      revocation_endpoint_auth_methods_supported: [...CLIENT_AUTH_METHODS],
      introspection_endpoint_auth_methods_supported: CLIENT_AUTH_METHODS.filter((one) => one !== "none"),
      code_challenge_methods_supported: ["S256"],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
      service_documentation: `${baseUrl}/docs`,
    };
    return ok(metadata, { "cache-control": "public, max-age=300" });
  },
});

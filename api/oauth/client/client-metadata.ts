import { type Static, Type } from "typebox";
import { CLIENT_AUTH_METHODS, type ClientAuthMethod } from "../../../domain/oauth-client.ts";
import { redirectHost, whyNoRedirectUri } from "../../../domain/redirect-uri.ts";
import { oauthRefusal } from "../oauth-refusal.ts";

/** RFC 7591, 2: what we make use of; the rest of a client's metadata is ignored. */
export const ClientMetadata = Type.Object({
  redirect_uris: Type.Array(Type.String(), {
    minItems: 1,
    maxItems: 20,
    description: "https, http on loopback (its port may change), or an application's own scheme.",
  }),
  client_name: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: "Shown to people; by default the redirect's host.",
    }),
  ),
  grant_types: Type.Optional(Type.Array(Type.String(), { maxItems: 20 })),
  response_types: Type.Optional(Type.Array(Type.String(), { maxItems: 20 })),
  token_endpoint_auth_method: Type.Optional(
    Type.String({ description: `${CLIENT_AUTH_METHODS.join(", ")}; the first by default.` }),
  ),
});
export type ClientMetadata = Static<typeof ClientMetadata>;

/** What would let a name pass for another on the consent page: control characters and changes of writing direction. */
const DECEPTIVE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

export interface CheckedMetadata {
  readonly name: string;
  readonly redirectUris: string[];
  readonly authMethod: ClientAuthMethod;
}

export function checkMetadata(
  metadata: ClientMetadata,
  allowedMethods: readonly ClientAuthMethod[] = CLIENT_AUTH_METHODS,
): CheckedMetadata {
  const { redirect_uris: redirectUris, client_name: name } = metadata;
  for (const uri of redirectUris) {
    const why = whyNoRedirectUri(uri);
    if (why) throw oauthRefusal("invalid_redirect_uri", `A redirect address is ${why}.`);
  }
  if (name !== undefined && DECEPTIVE.test(name))
    throw oauthRefusal("invalid_client_metadata", "client_name holds control characters; leave them out.");
  if (metadata.grant_types && !metadata.grant_types.includes("authorization_code"))
    throw oauthRefusal("invalid_client_metadata", "grant_types must have authorization_code among them.");
  if (metadata.response_types && !metadata.response_types.includes("code"))
    throw oauthRefusal("invalid_client_metadata", "response_types must have code among them.");
  const [usual] = allowedMethods;
  const asked = metadata.token_endpoint_auth_method ?? usual;
  const authMethod = allowedMethods.find((one) => one === asked);
  if (!authMethod)
    throw oauthRefusal(
      "invalid_client_metadata",
      `token_endpoint_auth_method must be one of ${allowedMethods.join(", ")}.`,
    );
  return { name: name ?? redirectHost(redirectUris[0] ?? ""), redirectUris, authMethod };
}

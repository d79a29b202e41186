import { Type } from "typebox";

const text = (description: string) => Type.Optional(Type.String({ maxLength: 4096, description }));

/** Of all grants: which of them must be there is told by their codes, not by a schema. Unknown ones are ignored (RFC 6749, 3.2). */
export const TokenRequest = Type.Object({
  grant_type: text("authorization_code or refresh_token."),
  client_id: text("Unless it stands in the Authorization header."),
  client_secret: text("Unless it stands in the Authorization header, or the client has none."),
  code: text("authorization_code: as it came to the redirect address."),
  redirect_uri: text("authorization_code: as it was sent to /oauth/authorize."),
  code_verifier: text("authorization_code: RFC 7636."),
  refresh_token: text("refresh_token: the last one that was answered."),
  scope: text("refresh_token: less than was granted, for the new access token."),
  resource: text("Can only be the address of /mcp, which is the default."),
});

/** What a client may authenticate with instead of the body. */
export const ClientHeaders = Type.Object({ authorization: Type.Optional(Type.String({ maxLength: 8192 })) });

import { Type } from "typebox";

const text = (description: string) => Type.Optional(Type.String({ maxLength: 4096, description }));

/** What RFC 7009, 2.1 and RFC 7662, 2.1 have in common. We see what kind a token is, so the hint is ignored. */
export const TokenInQuestion = Type.Object({
  token: text("A refresh token or an access token."),
  token_type_hint: text("Ignored."),
  client_id: text("Unless it stands in the Authorization header."),
  client_secret: text("Unless it stands in the Authorization header, or the client has none."),
});

import { Type } from "typebox";

/** What names no session is answered as an unknown one. */
export const SessionId = Type.String({ maxLength: 200, description: "From the consent page's address." });

export const SessionBody = Type.Object({ sessionId: SessionId }, { additionalProperties: false });

export const Redirection = Type.Object(
  { redirectUrl: Type.String({ description: "Where to send the browser: the client's own address." }) },
  { $id: "OAuthRedirection", additionalProperties: false },
);

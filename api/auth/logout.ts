import { endSession } from "../../db/accounts/end-sessions.ts";
import { noContent } from "../answer.ts";
import { problems } from "../problem.ts";
import { noBody, route } from "../route.ts";
import { RefreshTokenInput } from "./token-pair.ts";

export const logout = route({
  method: "POST",
  path: "/auth/logout",
  summary:
    "Ends the session that a refresh token belongs to, with its access tokens. One that is not the caller's, or not good any more, changes nothing.",
  tag: "Sign-in",
  auth: ["jwt"],
  body: RefreshTokenInput,
  answers: {
    204: noBody("The refresh token is good no more, if it was the caller's."),
    ...problems(400, 401, 413, 415),
  },
  async handle({ body, caller, deps }) {
    const claims = await deps.tokens.readRefresh(body.refreshToken, "siwe");
    if (claims) await endSession(deps.database.em, claims.sessionId, caller.user.id);
    return noContent();
  },
});

import { refreshSession } from "../../db/accounts/refresh-session.ts";
import { ok } from "../answer.ts";
import { problems } from "../problem.ts";
import { route } from "../route.ts";
import { RefreshTokenInput, TokenPair } from "./token-pair.ts";
import { unauthorized } from "./unauthorized.ts";

export const refresh = route({
  method: "POST",
  path: "/auth/refresh",
  summary:
    "New tokens for a refresh token, which is used up by it. For 30 seconds it is answered with the same successor again; later use of it ends the session.",
  tag: "Sign-in",
  auth: "public",
  body: RefreshTokenInput,
  answers: { 200: TokenPair, ...problems(400, 401, 413, 415, 429) },
  async handle({ body, deps }) {
    const { tokens, database, log } = deps;
    const claims = await tokens.readRefresh(body.refreshToken, "siwe");
    if (!claims) throw unauthorized("The refresh token is not valid or has expired; sign in again.");
    const { sessionId, tokenId } = claims;
    const { step, session } = await refreshSession(database.em, {
      sessionId,
      kind: "siwe",
      tokenId,
      now: new Date(),
    });
    if (step === "end") {
      log.warn({ sessionId }, "a refresh token was used again; its session is ended");
      throw unauthorized("The refresh token was used before, so its session is ended; sign in again.");
    }
    if (!session) throw unauthorized("The session has ended; sign in again.");
    return ok(await tokens.issue(session), { "cache-control": "no-store" });
  },
});

import { hash } from "node:crypto";
import { findCode } from "../../../db/oauth/codes.ts";
import { required } from "../parameter.ts";
import { checkCodeVerifier } from "./code-verifier.ts";
import { consumeCode } from "./consume-code.ts";
import { requireFoundCode } from "./found-code.ts";
import type { Granting } from "./granting.ts";
import { checkSameRedirect } from "./same-redirect.ts";
import { answerTokens } from "./token-answer.ts";
import { requireUnexpiredCode } from "./unexpired-code.ts";

/** RFC 6749, 4.1.3: present, found, unexpired, PKCE, redirect equal, consumed, issued. */
export const exchangeCode: Granting = async (request, client, deps) => {
  const code = required(request.code, "code");
  const redirectUri = required(request.redirect_uri, "redirect_uri");
  const verifier = required(request.code_verifier, "code_verifier");
  const codeHash = hash("sha256", code);
  const found = requireFoundCode(await findCode(deps.database, codeHash), client.id);
  requireUnexpiredCode(found);
  checkCodeVerifier(verifier, found.codeChallenge);
  checkSameRedirect(redirectUri, found.redirectUri);
  const session = await consumeCode(codeHash, client.id, deps);
  deps.lifecycle.tellOAuthSession(found.sessionHash, { state: "exchanged", endsAt: null });
  return answerTokens(deps.tokens, session, client.id, session.grant?.scopes ?? []);
};

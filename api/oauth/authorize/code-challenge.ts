import { oauthRefusal } from "../oauth-refusal.ts";
import { required, sent } from "../parameter.ts";

/** A SHA-256 in base64url. */
const CHALLENGE = /^[\w-]{43}$/;

/** RFC 7636, 4.3; a method that is left out means plain, which protects nothing and is not taken. */
export function readCodeChallenge(challenge: string | undefined, method: string | undefined): string {
  const text = required(challenge, "code_challenge");
  if (sent(method) !== "S256") throw oauthRefusal("invalid_request", "code_challenge_method must be S256.");
  if (!CHALLENGE.test(text))
    throw oauthRefusal("invalid_request", "code_challenge must be the SHA-256 of the verifier in base64url.");
  return text;
}

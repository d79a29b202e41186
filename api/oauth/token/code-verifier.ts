import { hash } from "node:crypto";
import { oauthRefusal } from "../oauth-refusal.ts";

/** RFC 7636, 4.1. */
const VERIFIER = /^[A-Za-z0-9._~-]{43,128}$/;

/** RFC 7636, 4.6: whoever presents the code is who asked for it. */
export function checkCodeVerifier(verifier: string, challenge: string): void {
  if (VERIFIER.test(verifier) && hash("sha256", verifier, "base64url") === challenge) return;
  throw oauthRefusal("invalid_grant", "code_verifier does not fit the code_challenge of the request.");
}

import { oauthRefusal } from "../oauth-refusal.ts";

/** RFC 6749, 4.1.3: to the letter, the port included. */
export function checkSameRedirect(redirectUri: string, asked: string): void {
  if (redirectUri !== asked)
    throw oauthRefusal("invalid_grant", "redirect_uri is not the one that the code was sent to.");
}

import { isRegisteredRedirect, whyNoRedirectUri } from "../../../domain/redirect-uri.ts";
import { oauthRefusal } from "../oauth-refusal.ts";
import { required } from "../parameter.ts";

/** The address to send the browser back to, once it is shown to be the client's own (RFC 9700, 4.1.3). */
export function provenRedirect(redirectUri: string | undefined, registered: readonly string[]): string {
  const uri = required(redirectUri, "redirect_uri");
  // The port of a loopback address is not the registered one, so the whole is looked at again.
  if (isRegisteredRedirect(uri, registered) && !whyNoRedirectUri(uri)) return uri;
  throw oauthRefusal("invalid_request", "redirect_uri is not one that the client registered.");
}

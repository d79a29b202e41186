import { Refusal } from "../refusal.ts";

/** The codes of RFC 6749 (4.1.2.1, 5.2), RFC 7591 (3.2.2) and RFC 8707 (2) that we answer. */
export type OAuthCode =
  | "invalid_request"
  | "invalid_client"
  | "invalid_grant"
  | "invalid_scope"
  | "invalid_target"
  | "unsupported_grant_type"
  | "unsupported_response_type"
  | "invalid_redirect_uri"
  | "invalid_client_metadata";

/** A refusal by its code; descriptions are plain ASCII without quotes, as RFC 6749 wants them. */
export function oauthRefusal(code: OAuthCode, message: string): Refusal {
  return new Refusal(400, message, { code });
}

/** A client that is not known, or did not show that it is the one: it registers again (RFC 6749, 5.2). */
export function unknownClient(message: string): Refusal {
  return new Refusal(401, message, {
    code: "invalid_client",
    headers: { "www-authenticate": 'Basic realm="oauth"' },
  });
}

import { oauthRefusal } from "../oauth-refusal.ts";
import { sent } from "../parameter.ts";

/** A client that waits for another would never hear from us. */
export function checkResponseMode(responseMode: string | undefined): void {
  if ((sent(responseMode) ?? "query") !== "query")
    throw oauthRefusal("invalid_request", "response_mode can only be query.");
}

import type { FoundCode } from "../../../db/oauth/codes.ts";
import { oauthRefusal } from "../oauth-refusal.ts";

/** One that was used already is looked at further, however old: using it again has consequences. */
export function requireUnexpiredCode({ isOver, isUsed }: FoundCode): void {
  if (isOver && !isUsed)
    throw oauthRefusal("invalid_grant", "The code has expired; start the authorization again.");
}

import type { FoundCode } from "../../../db/oauth/codes.ts";
import { oauthRefusal } from "../oauth-refusal.ts";

/** A code is its own client's only; to another it is as unknown as one that never was. */
export function requireFoundCode(found: FoundCode | undefined, clientId: string): FoundCode {
  if (found?.clientId === clientId) return found;
  throw oauthRefusal("invalid_grant", "The code is unknown; start the authorization again.");
}

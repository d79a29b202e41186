import { OWN_SCOPES, type Scope } from "../../domain/scopes.ts";
import { oauthRefusal } from "./oauth-refusal.ts";
import { sent } from "./parameter.ts";

/** Which of the allowed scopes are asked for (RFC 6749, 3.3): all of them where none is named. */
export function readScope(scope: string | undefined, allowed: readonly Scope[] = OWN_SCOPES): Scope[] {
  const text = sent(scope);
  if (text === undefined) return [...allowed];
  const asked = new Set(text.split(" ").filter(Boolean));
  const granted = allowed.filter((one) => asked.delete(one));
  if (asked.size > 0 || granted.length === 0)
    throw oauthRefusal("invalid_scope", `scope may hold ${allowed.join(", ")}, separated by spaces.`);
  return granted;
}

import type { Caller } from "../auth/caller.ts";
import { forbidden } from "../auth/unauthorized.ts";

/** An ADMIN or ORION key. */
export function requireServerKey({ principal }: Caller): void {
  if (principal.kind === "key" && principal.type !== "user") return;
  throw forbidden("This needs an ADMIN or ORION key.");
}

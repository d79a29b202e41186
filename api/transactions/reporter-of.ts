import type { Caller } from "../auth/caller.ts";

/** Whoever reports, as the report's row names them. */
export function reporterOf({ principal }: Caller): string {
  return `${principal.kind}:${principal.id}`;
}

import type { Caller } from "../auth/caller.ts";
import { callersReach } from "../auth/scope.ts";
import { notFound } from "../refusal.ts";

/** The owner and server keys may see a transaction; to anyone else it does not exist. */
export function requireReadable<T extends { ownerId: string }>(caller: Caller, found: T | undefined): T {
  const readable = found && (callersReach(caller, "read") === "any" || caller.user?.id === found.ownerId);
  if (!readable) throw notFound("There is no transaction with this requestHash.");
  return found;
}

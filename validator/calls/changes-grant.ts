import type { Operation } from "./call.ts";

/** Whether a deed gives or takes away a right to spend, and moves nothing. */
export function changesGrant(operation: Operation): boolean {
  return operation === "approve" || operation === "revoke";
}

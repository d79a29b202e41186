import type { Operation } from "../../calls/call.ts";

const CLOSING: ReadonlySet<Operation> = new Set(["revoke", "administer", "withdraw", "unstake", "unwrap"]);

/** Whatever is asked for shuts somebody out or ends something, which something bad is a reason for. */
export function isClosing(asked: ReadonlySet<Operation>): boolean {
  return asked.isSubsetOf(CLOSING);
}

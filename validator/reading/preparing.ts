import type { Operation } from "../calls/call.ts";

/** What goes before something else; nothing but these is told behind what it comes before. */
export const PREPARING: ReadonlySet<Operation> = new Set([
  "approve",
  "revoke",
  "wrap",
  "unwrap",
  "withdraw",
  "borrow",
]);

import type { Operation } from "../calls/call.ts";

/** Operations on what is there already: "all", "in full" or no number at all means the whole of it ("repay my USDC loan", "withdraw my DAI"). */
export const OF_WHAT_IS_THERE: ReadonlySet<Operation> = new Set([
  "repay",
  "withdraw",
  "unstake",
  "unwrap",
  "claim",
  "remove liquidity",
]);

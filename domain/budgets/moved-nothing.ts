import type { CustodyEnd } from "../custody-end.ts";

/** How an order ended, by all that is known of it. */
export interface EndedOrder {
  readonly end: CustodyEnd;
  /** Whether anybody was allowed to submit it, and did not know for sure that nothing came of it. */
  readonly wasClaimed: boolean;
  /** The provider's last word. */
  readonly custodyStatus: string | null;
  readonly txHash: string | null;
}

/** The provider's ends from before anything is signed. FAILED and TIMEOUT may come after a broadcast. */
const NEVER_SIGNED: readonly (string | null)[] = ["REJECTED", "BLOCKED", "CANCELLED"];

/**
 * Whether an order surely moved nothing and never will: it was never with the provider, the provider ended it unsigned, or the
 * chain reverted it. Everything else counts as spent.
 */
export function movedNothing({ end, wasClaimed, custodyStatus, txHash }: EndedOrder): boolean {
  if (!wasClaimed || end === "custody-reverted") return true;
  return end !== "custody-differs" && txHash === null && NEVER_SIGNED.includes(custodyStatus);
}

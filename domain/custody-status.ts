/** How a custody transaction stands: on its way, done on chain, or ended without that. */
export type CustodyPhase = "pending" | "completed" | "failed";

const FAILED: readonly string[] = ["FAILED", "REJECTED", "BLOCKED", "CANCELLED", "TIMEOUT"];

/** A status that we do not know is one on the way: only what is surely over is taken for an end. */
export function custodyPhase(status: string): CustodyPhase {
  if (status === "COMPLETED") return "completed";
  return FAILED.includes(status) ? "failed" : "pending";
}

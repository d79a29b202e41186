import { concludeUntaken } from "../../db/custody/conclude-execution.ts";
import { noteWait } from "../../db/custody/note-progress.ts";
import type { Database } from "../../db/database.ts";
import type { CustodyEnd } from "../../domain/custody-end.ts";
import { type CustodyStep, ended, waits } from "./custody-step.ts";

/** A claim is good for so long: what a process that stood still sends later may have been given up meanwhile. */
export const SEND_WITHIN_MS = 30_000;
/**
 * After this nothing that was sent under a claim can be taken any more: it was begun within half a minute and given up a quarter
 * of one later, and the provider refuses its token a minute after it was signed.
 */
const NEVER_ARRIVES_AFTER_MS = 120_000;

/**
 * Ends an order that the provider does not have. What was ever sent has no such end while it may yet arrive: it is looked up
 * again, and followed if it is there. `lookedUpMs` is when a look-up began that did not find it.
 */
export async function endUntaken(
  database: Database,
  id: string,
  end: CustodyEnd,
  lookedUpMs = Number.NEGATIVE_INFINITY,
): Promise<CustodyStep> {
  const claimedBefore = new Date(Math.max(0, lookedUpMs - NEVER_ARRIVES_AFTER_MS));
  const counted = await concludeUntaken(database, id, end, claimedBefore);
  if (counted) return ended(counted);
  await noteWait(database, id, "custody-unclear");
  return waits("custody-unclear");
}

import { concludeCustody } from "../../db/custody/conclude-execution.ts";
import type { FoundExecution } from "../../db/custody/find-execution.ts";
import { noteProgress } from "../../db/custody/note-progress.ts";
import type { Database } from "../../db/database.ts";
import { custodyPhase } from "../../domain/custody-status.ts";
import type { ChainNodes } from "../../integrations/chain/chain-nodes.ts";
import type { Custody, CustodyOrder, CustodyTransaction } from "../../integrations/custody/custody.ts";
import { differenceFrom } from "../../integrations/custody/difference-from.ts";
import { type CustodyStep, ended } from "./custody-step.ts";
import { lookAtReceipt } from "./look-at-receipt.ts";

interface Weighed {
  readonly execution: FoundExecution;
  readonly order: CustodyOrder;
  readonly custody: Custody;
  /** What the provider has under the order's id. */
  readonly found: CustodyTransaction;
}

export interface WeighingDependencies {
  readonly database: Database;
  readonly chains: ChainNodes;
  readonly confirmations: number;
}

/**
 * What the provider's transaction means for the execution. It is compared with the order before anything of it is believed, and
 * done only when the chain says so.
 */
export async function weighTransaction(
  deps: WeighingDependencies,
  { execution, order, custody, found }: Weighed,
): Promise<CustodyStep> {
  const { database } = deps;
  const difference = differenceFrom(order, found);
  if (difference)
    return ended(await concludeCustody(database, execution.id, "custody-differs", [difference]));
  await noteProgress(database, execution.id, found);
  const submitted: CustodyStep = { state: "submitted", custodyStatus: found.status };
  const phase = custodyPhase(found.status);
  if (phase === "failed") {
    const isStopped = execution.stopAs && found.status === "CANCELLED";
    const end = isStopped ? execution.stopAs : "custody-failed";
    return ended(await concludeCustody(database, execution.id, end));
  }
  if (phase === "pending") {
    // Whether it was in time the next look tells; the provider's answer to the question itself is no end.
    if (execution.stopAs) await custody.cancel(found.id);
    return submitted;
  }
  const seen = found.txHash && (await lookAtReceipt(deps, order, found.txHash));
  if (!seen) return submitted;
  return ended(await concludeCustody(database, execution.id, seen.end, seen.differences));
}

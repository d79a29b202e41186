import { type Claim, claimSubmit, type OwnClaim, unclaimSubmit } from "../../db/custody/claim-submit.ts";
import type { FoundExecution } from "../../db/custody/find-execution.ts";
import { noteProgress, noteWait } from "../../db/custody/note-progress.ts";
import type { Outflows } from "../../domain/budgets/outflow.ts";
import type { CustodyWait } from "../../domain/custody-end.ts";
import type { Custody, CustodyOrder } from "../../integrations/custody/custody.ts";
import { CustodyFailure } from "../../integrations/custody/custody-failure.ts";
import { outflowsOf } from "../../validator/calls/outflows-of.ts";
import { type CustodyStep, waits } from "./custody-step.ts";
import { endUntaken, SEND_WITHIN_MS } from "./end-untaken.ts";
import { type WeighingDependencies, weighTransaction } from "./weigh-transaction.ts";

export interface SubmitDependencies extends WeighingDependencies {
  readonly verdictMaxAgeMs: number;
}

export interface Submission {
  readonly execution: FoundExecution;
  readonly order: CustodyOrder;
  readonly custody: Custody;
}

/**
 * Brings an order to the provider, at most once: what is there already is found by its id, and what is not is submitted under
 * that id. Where the answer is lost nothing is concluded; the next try begins with the look-up again.
 */
export async function submitOrder(deps: SubmitDependencies, submission: Submission): Promise<CustodyStep> {
  const { execution, order, custody } = submission;
  const lookedUp = Date.now();
  const found = await custody.find(order.externalId);
  if (found) return weighTransaction(deps, { ...submission, found });
  const asked = Date.now();
  const { verdictMaxAgeMs } = deps;
  const claim = await claimSubmit(deps.database, execution.id, {
    verdictMaxAgeMs,
    outflows: takenBy(submission),
  });
  if (!claim.claimed) return notClaimed(deps, execution, claim, lookedUp);
  try {
    if (Date.now() - asked > SEND_WITHIN_MS) throw new CustodyFailure("custody-away");
    const accepted = await custody.submit(order);
    await noteProgress(deps.database, execution.id, accepted);
    return { state: "submitted", custodyStatus: accepted.status };
  } catch (error) {
    if (!(error instanceof CustodyFailure)) throw error;
    return afterFailure(deps, submission, claim, error);
  }
}

/** What the order takes out, by the very call that is to be signed: not every order has a verdict that could tell. */
function takenBy({ execution, order }: Submission): Outflows {
  const { chainId, to, valueWei, data } = order;
  return outflowsOf({ chainId, from: execution.escrowAddress, to, value: valueWei.toString(), data });
}

async function notClaimed(
  { database }: SubmitDependencies,
  { id }: FoundExecution,
  claim: Extract<Claim, { claimed: false }>,
  lookedUp: number,
): Promise<CustodyStep> {
  if ("waitsFor" in claim) return waits(claim.waitsFor);
  if ("isOverBudget" in claim) return endUntaken(database, id, "over-budget", lookedUp);
  return endUntaken(database, id, claim.stopAs, lookedUp);
}

async function afterFailure(
  deps: SubmitDependencies,
  submission: Submission,
  claim: OwnClaim,
  failure: CustodyFailure,
): Promise<CustodyStep> {
  const { execution, order, custody } = submission;
  const { database } = deps;
  if (failure.outcome === "unknown") {
    await noteWait(database, execution.id, "custody-unclear");
    return waits("custody-unclear");
  }
  const waitsFor = failure.retryable ? waitOf(failure) : null;
  await unclaimSubmit(database, execution.id, claim, waitsFor);
  if (waitsFor) return waits(waitsFor);
  // The provider advises to look again after any refusal; what was sent before this one may have arrived meanwhile.
  const lookedUp = Date.now();
  const found = await custody.find(order.externalId);
  if (found) return weighTransaction(deps, { ...submission, found });
  return endUntaken(database, execution.id, "custody-refused", lookedUp);
}

/** What a failure of the provider means for one who waits. */
export function waitOf({ kind }: CustodyFailure): CustodyWait {
  if (kind === "custody-busy" || kind === "custody-away") return kind;
  return "custody-unclear";
}

import { concludeCustody } from "../../db/custody/conclude-execution.ts";
import { type FoundExecution, findExecution, markExecutionStarted } from "../../db/custody/find-execution.ts";
import { noteWait } from "../../db/custody/note-progress.ts";
import { openCredentials } from "../../db/custody/open-credentials.ts";
import { stopExecution } from "../../db/custody/stop-execution.ts";
import { preparedTransaction } from "../../db/prepared-transaction.ts";
import type { CustodyEnd } from "../../domain/custody-end.ts";
import { ChainError } from "../../integrations/chain/chain-error.ts";
import type { Custody, CustodyCredentials } from "../../integrations/custody/custody.ts";
import { CustodyFailure } from "../../integrations/custody/custody-failure.ts";
import type { RequestOpener } from "../transaction/request-to-judge.ts";
import { type CustodyStep, ended, waits } from "./custody-step.ts";
import { endUntaken } from "./end-untaken.ts";
import { isHashMismatch, obstacleTo, orderOf } from "./order-of.ts";
import { type Submission, type SubmitDependencies, submitOrder, waitOf } from "./submit-order.ts";
import { weighTransaction } from "./weigh-transaction.ts";

export interface CustodyDependencies extends SubmitDependencies, RequestOpener {
  openCustody(credentials: CustodyCredentials): Custody;
}

export type CustodyActivities = ReturnType<typeof createCustodyActivities>;

export function createCustodyActivities(deps: CustodyDependencies) {
  const { database } = deps;
  return {
    /** One try to have the provider take the order; done again it begins with the look-up. */
    async submitExecution(id: string): Promise<CustodyStep> {
      await markExecutionStarted(database, id);
      return step(deps, id, (submission) => submitOrder(deps, submission));
    },
    /** One look at what the provider and the chain say of an order that was submitted. */
    async followExecution(id: string): Promise<CustodyStep> {
      return step(deps, id, async (submission) => {
        const { execution, order, custody } = submission;
        const known = execution.custodyTransactionId;
        const found = (known && (await custody.read(known))) || (await custody.find(order.externalId));
        return found ? weighTransaction(deps, { ...submission, found }) : waits("custody-unclear");
      });
    },
    /** It is not wanted any more, or its time is up. */
    async stopExecution(id: string, as: CustodyEnd): Promise<void> {
      await preparedTransaction(database, (run) => stopExecution(run, id, as));
    },
    /** Nobody could be asked about it for so long after its time was up that nobody will hear of it again. */
    async giveUpExecution(id: string): Promise<{ end: CustodyEnd }> {
      return { end: await concludeCustody(database, id, "custody-unknown") };
    },
  };
}

async function step(
  deps: CustodyDependencies,
  id: string,
  take: (submission: Submission) => Promise<CustodyStep>,
): Promise<CustodyStep> {
  const execution = await findExecution(deps.database, id);
  if (execution.end) return ended(execution.end);
  try {
    const prepared = await prepare(deps, execution);
    return "end" in prepared ? await endUntaken(deps.database, id, prepared.end) : await take(prepared);
  } catch (error) {
    return afterFailure(deps, execution, error);
  }
}

async function prepare(
  deps: CustodyDependencies,
  execution: FoundExecution,
): Promise<Submission | { readonly end: CustodyEnd }> {
  const credentials = await openCredentials(deps.database, deps.cipher, execution.integrationId);
  if (!credentials) throw new Error("an execution without credentials");
  const order = await orderOf(deps, execution, credentials);
  // Whatever may be with the provider already is followed to its end.
  const end = execution.claimedMs === null && (await obstacleTo(order, credentials, deps.chains));
  return end ? { end } : { execution, order, custody: deps.openCustody(credentials) };
}

/** What fails now may work later; only what was never with the provider is over because of it. */
async function afterFailure(
  { database }: CustodyDependencies,
  { id, claimedMs }: FoundExecution,
  error: unknown,
): Promise<CustodyStep> {
  const isUntouched = claimedMs === null;
  if (isHashMismatch(error) && isUntouched) return endUntaken(database, id, "hash-mismatch");
  if (error instanceof CustodyFailure) {
    if (!error.retryable && isUntouched) return endUntaken(database, id, "custody-refused");
    await noteWait(database, id, waitOf(error));
    return waits(waitOf(error));
  }
  if (error instanceof ChainError) {
    await noteWait(database, id, "chain-away");
    return waits("chain-away");
  }
  throw error;
}

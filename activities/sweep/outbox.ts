import type { Client } from "@temporalio/client";
import type { Database } from "../../db/database.ts";
import { markStarted, unseenApprovals, unstartedTransactions } from "../../db/transactions/outbox.ts";
import type { LifecyclePolicy } from "../../lifecycle/policy.ts";
import { startTransaction } from "../../lifecycle/start-transaction.ts";
import { tellApproval } from "../../lifecycle/tell-approval.ts";

export type OutboxActivities = ReturnType<typeof createOutboxActivities>;

/** What the API committed but, because it died or Temporal was away, could not pass on. */
export function createOutboxActivities(deps: {
  database: Database;
  temporal: Client;
  policy: LifecyclePolicy;
}) {
  return {
    async startUnstarted(): Promise<number> {
      const transactions = await unstartedTransactions(deps.database.em);
      for (const transaction of transactions) {
        await startTransaction(deps.temporal, transaction, deps.policy);
        await markStarted(deps.database.em, transaction.id);
      }
      return transactions.length;
    },
    async tellUnseen(): Promise<number> {
      const approvals = await unseenApprovals(deps.database.em);
      for (const { requestHash, id } of approvals) await tellApproval(deps.temporal, requestHash, id);
      return approvals.length;
    },
  };
}

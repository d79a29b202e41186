import { type Client, WorkflowNotFoundError } from "@temporalio/client";
import type { Database } from "../../db/database.ts";
import { unseenReports } from "../../db/endings/unseen-reports.ts";
import { markStarted, unseenApprovals, unstartedTransactions } from "../../db/transactions/outbox.ts";
import type { LifecyclePolicy } from "../../lifecycle/policy.ts";
import { startTransaction } from "../../lifecycle/start-transaction.ts";
import { tellApproval } from "../../lifecycle/tell-approval.ts";
import { tellReport } from "../../lifecycle/tell-report.ts";
import { seeToAccounts } from "./accounts.ts";
import { eachByItself } from "./each-by-itself.ts";
import type { StepReport } from "./step-report.ts";

export type OutboxActivities = ReturnType<typeof createOutboxActivities>;

/** What the API committed but, because it died or Temporal was away, could not pass on. */
export function createOutboxActivities(deps: {
  database: Database;
  temporal: Client;
  policy: LifecyclePolicy;
}) {
  return {
    async startUnstarted(): Promise<StepReport> {
      const transactions = await eachByItself(
        await unstartedTransactions(deps.database.em),
        async (transaction) => {
          await startTransaction(deps.temporal, transaction, deps.policy);
          await markStarted(deps.database.em, transaction.id);
        },
      );
      const accounts = await seeToAccounts(deps);
      return {
        done: transactions.done + accounts.done,
        failed: transactions.failed + accounts.failed,
      };
    },
    async tellUnseen(): Promise<StepReport> {
      const [approvals, reports] = await Promise.all([
        unseenApprovals(deps.database.em),
        unseenReports(deps.database),
      ]);
      const tellings = [
        ...approvals.map(
          ({ requestHash, id }) =>
            () =>
              tellApproval(deps.temporal, requestHash, id),
        ),
        ...reports.map(
          ({ requestHash, id }) =>
            () =>
              tellReport(deps.temporal, requestHash, id),
        ),
      ];
      return eachByItself(tellings, async (tell) => {
        try {
          await tell();
        } catch (error) {
          // There is nobody to tell any more: what is to be done then, endOrphans does.
          if (error instanceof WorkflowNotFoundError) return "left";
          throw error;
        }
      });
    },
  };
}

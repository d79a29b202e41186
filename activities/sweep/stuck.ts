import { log } from "@temporalio/activity";
import type { Client } from "@temporalio/client";
import type { Database } from "../../db/database.ts";
import { overdueRequests } from "../../db/transactions/overdue-requests.ts";
import { failingWorkflows } from "../../lifecycle/failing-workflows.ts";
import type { LifecyclePolicy } from "../../lifecycle/policy.ts";
import type { StepReport } from "./step-report.ts";

/** A workflow settles its transaction within moments of the deadline, a busy service within this. */
const GRACE_MS = 60_000;
const NAMED = 20;
/** Beyond this it makes no difference to anybody how many there are. */
const COUNTED = 1000;

export type StuckActivities = ReturnType<typeof createStuckActivities>;

/** What no step of the sweep can mend, and somebody should know of: it counts as failed until it is gone. */
export function createStuckActivities(deps: {
  database: Database;
  temporal: Client;
  policy: Pick<LifecyclePolicy, "approvalTtlMs">;
}) {
  return {
    /** A transaction is decided by its deadline, be it by its workflow or by the end of that; one that is not is stuck. */
    async findOverdue(): Promise<StepReport> {
      const deadline = new Date(Date.now() - deps.policy.approvalTtlMs - GRACE_MS);
      return found("PENDING past its deadline", await overdueRequests(deps.database, deadline));
    },
    /** A workflow whose tasks fail, because it does not replay or its code throws, stands still until its code is mended. */
    async findFailingWorkflows(): Promise<StepReport> {
      return found("workflow whose tasks fail", await failingWorkflows(deps.temporal, COUNTED));
    },
  };
}

function found(what: string, ids: readonly string[]): StepReport {
  for (const id of ids.slice(0, NAMED)) log.warn(what, { id });
  return { done: 0, failed: ids.length };
}

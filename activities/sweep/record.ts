import type { Client } from "@temporalio/client";
import type { Database } from "../../db/database.ts";
import { recordSweep } from "../../db/sweeps/record-sweep.ts";
import { SWEEP_WORKFLOW_ID } from "../../lifecycle/workflow-ids.ts";

export type SweepRecordActivities = ReturnType<typeof createSweepRecordActivities>;

export function createSweepRecordActivities(deps: { database: Database; temporal: Client }) {
  return {
    recordSweep: (steps: readonly string[], failing: readonly string[]): Promise<void> =>
      recordSweep(deps.database, steps, failing),
    /** A run that went on as a new one holds nothing that anybody would look for, and would stand in the list for weeks. */
    async deleteEarlierRun(runId: string): Promise<void> {
      await deps.temporal.workflowService.deleteWorkflowExecution({
        namespace: deps.temporal.options.namespace,
        workflowExecution: { workflowId: SWEEP_WORKFLOW_ID, runId },
      });
    },
  };
}

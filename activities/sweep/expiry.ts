import type { Database } from "../../db/database.ts";
import { deleteExpiredRows } from "../../db/expired-rows.ts";
import type { StepReport } from "./step-report.ts";

export type ExpiryActivities = ReturnType<typeof createExpiryActivities>;

export function createExpiryActivities(deps: { database: Database }) {
  return {
    async deleteExpired(): Promise<StepReport> {
      return { done: await deleteExpiredRows(deps.database.em, new Date()), failed: 0 };
    },
  };
}

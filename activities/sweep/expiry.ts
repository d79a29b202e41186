import type { Database } from "../../db/database.ts";
import { deleteExpiredRows, EXPIRED_ROWS } from "../../db/expired-rows.ts";
import { eachByItself } from "./each-by-itself.ts";
import type { StepReport } from "./step-report.ts";

export type ExpiryActivities = ReturnType<typeof createExpiryActivities>;

export function createExpiryActivities(deps: { database: Database }) {
  return {
    async deleteExpired(): Promise<StepReport> {
      let done = 0;
      const { failed } = await eachByItself(EXPIRED_ROWS, async (rows) => {
        done += await deleteExpiredRows(deps.database.em, rows, new Date());
      });
      return { done, failed };
    },
  };
}

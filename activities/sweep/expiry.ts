import type { Database } from "../../db/database.ts";
import { deleteExpiredRows } from "../../db/expired-rows.ts";

export type ExpiryActivities = ReturnType<typeof createExpiryActivities>;

export function createExpiryActivities(deps: { database: Database }) {
  return {
    deleteExpired: (): Promise<number> => deleteExpiredRows(deps.database.em, new Date()),
  };
}

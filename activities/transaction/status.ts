import type { Database } from "../../db/database.ts";
import { type SettledStatus, settleStatus } from "../../db/transactions/settle-status.ts";
import type { StatusReason } from "../../domain/status-reason.ts";

export type StatusActivities = ReturnType<typeof createStatusActivities>;

export function createStatusActivities(deps: { database: Database }) {
  return {
    settleStatus: (requestHash: string, cause: StatusReason | null): Promise<SettledStatus> =>
      settleStatus(deps.database, requestHash, cause),
  };
}

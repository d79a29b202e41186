import type { Database } from "../../db/database.ts";
import { type SettledStatus, settleStatus } from "../../db/transactions/settle-status.ts";
import type { StatusEvent } from "../../domain/status-event.ts";

export type StatusActivities = ReturnType<typeof createStatusActivities>;

export function createStatusActivities(deps: { database: Database }) {
  return {
    settleStatus: (requestHash: string, event: StatusEvent): Promise<SettledStatus> =>
      settleStatus(deps.database, requestHash, event),
  };
}

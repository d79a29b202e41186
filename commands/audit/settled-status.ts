import type { SettledStatus } from "../../db/transactions/settle-status.ts";
import { activityResults } from "./history-events.ts";

/** The last status that a history says was written; undefined where none was. */
export function settledStatus(json: string): SettledStatus | undefined {
  return activityResults(json, "settleStatus").at(-1) as SettledStatus | undefined;
}

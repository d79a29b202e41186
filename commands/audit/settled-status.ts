import type { SettledStatus } from "../../db/transactions/settle-status.ts";

interface HistoryEvent {
  eventId: string;
  activityTaskScheduledEventAttributes?: { activityType?: { name?: string } };
  activityTaskCompletedEventAttributes?: {
    scheduledEventId?: string;
    result?: { payloads?: { data?: string }[] };
  };
}

/** The last status that a history says was written; undefined where none was. */
export function settledStatus(json: string): SettledStatus | undefined {
  const { events } = JSON.parse(json) as { events: HistoryEvent[] };
  const settles = new Set(
    events
      .filter((event) => event.activityTaskScheduledEventAttributes?.activityType?.name === "settleStatus")
      .map((event) => event.eventId),
  );
  const last = events
    .map((event) => event.activityTaskCompletedEventAttributes)
    .findLast((completed) => completed?.scheduledEventId && settles.has(completed.scheduledEventId));
  const data = last?.result?.payloads?.[0]?.data;
  return data ? (JSON.parse(Buffer.from(data, "base64").toString("utf8")) as SettledStatus) : undefined;
}

interface Payloads {
  payloads?: { data?: string }[];
}

interface HistoryEvent {
  eventId?: string;
  activityTaskScheduledEventAttributes?: { activityType?: { name?: string } };
  activityTaskCompletedEventAttributes?: { scheduledEventId?: string; result?: Payloads };
  workflowExecutionSignaledEventAttributes?: { signalName?: string; input?: Payloads };
}

/** What the activities of this name answered, in order, as a history's JSON tells it. */
export function activityResults(json: string, name: string): unknown[] {
  const events = eventsOf(json);
  const scheduled = new Set(
    events
      .filter((event) => event.activityTaskScheduledEventAttributes?.activityType?.name === name)
      .map((event) => event.eventId),
  );
  return events
    .map((event) => event.activityTaskCompletedEventAttributes)
    .filter((completed) => completed?.scheduledEventId && scheduled.has(completed.scheduledEventId))
    .map((completed) => firstValue(completed?.result));
}

/** What the signals of this name brought, in order. */
export function signalInputs(json: string, name: string): unknown[] {
  return eventsOf(json)
    .map((event) => event.workflowExecutionSignaledEventAttributes)
    .filter((signal) => signal?.signalName === name)
    .map((signal) => firstValue(signal?.input));
}

function eventsOf(json: string): HistoryEvent[] {
  const { events } = JSON.parse(json) as { events?: HistoryEvent[] };
  return Array.isArray(events) ? events : [];
}

function firstValue(given: Payloads | undefined): unknown {
  const data = given?.payloads?.[0]?.data;
  return data ? JSON.parse(Buffer.from(data, "base64").toString("utf8")) : undefined;
}

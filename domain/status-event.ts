/**
 * What can happen to a transaction. `decided` means that its rows changed, by a decision, its registration or a report of its end; every other
 * event is also the reason of the status that it leads to.
 */
export const STATUS_EVENTS = [
  "decided",
  "hash-mismatch",
  "pin-failed",
  "registration-failed",
  "approval-expired",
  "execution-expired",
  "execution-confirmed",
  "execution-reverted",
  "execution-differs",
  "execution-cancelled",
  "settlement-executed",
  "settlement-failed",
  "custody-executed",
  "custody-failed",
  "custody-refused",
  "custody-mismatch",
  "custody-unchecked",
  "custody-differs",
  "custody-reverted",
  "custody-unknown",
  "over-budget",
  "verdict-outdated",
  "workflow-cancelled",
  "workflow-gone",
] as const;

export type StatusEvent = (typeof STATUS_EVENTS)[number];
/** An event that can end a transaction by itself. */
export type EndingEvent = Exclude<StatusEvent, "decided">;

export function isEndingEvent(text: string): text is EndingEvent {
  return text !== "decided" && (STATUS_EVENTS as readonly string[]).includes(text);
}

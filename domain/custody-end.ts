import type { EndingEvent } from "./status-event.ts";

/** What an execution by the custody provider can come to. */
export type CustodyEnd = Extract<
  EndingEvent,
  | "custody-executed"
  | "custody-failed"
  | "custody-refused"
  | "custody-mismatch"
  | "custody-unchecked"
  | "custody-differs"
  | "custody-reverted"
  | "custody-unknown"
  | "over-budget"
  | "verdict-outdated"
  | "hash-mismatch"
  | "execution-cancelled"
  | "execution-expired"
>;

export const CUSTODY_STATES = ["PENDING", "SUBMITTED", "EXECUTED", "FAILED"] as const;

/** PENDING until the provider is known to have taken the order. */
export type CustodyState = (typeof CUSTODY_STATES)[number];

/** Why an order waits, in words for its owner. */
export const CUSTODY_WAITS = {
  paused: "Executions are paused by the operator.",
  "custody-away": "The custody provider could not be reached; it is asked again.",
  "custody-busy": "The custody provider asks for fewer requests; it is asked again.",
  "custody-unclear": "The custody provider's answer was lost; the order is being looked up.",
  "chain-away": "The chain could not be asked; it is asked again.",
  "verdict-check": "Its hard checks are run again.",
} as const;

export type CustodyWait = keyof typeof CUSTODY_WAITS;

import type { EndingEvent } from "./status-event.ts";

/** How someone can say that an approved transaction is at its end. */
export const REPORT_KINDS = ["execution", "settlement", "cancel"] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** What each kind can come to; an execution's is known once its chain transaction has been looked at. */
export const REPORTED_ENDS = [
  "execution-confirmed",
  "execution-reverted",
  "execution-differs",
  "execution-cancelled",
  "settlement-executed",
  "settlement-failed",
] as const satisfies readonly EndingEvent[];
export type ReportedEnd = (typeof REPORTED_ENDS)[number];

export interface EndingReport {
  readonly kind: ReportKind;
  /** Null while nobody knows. */
  readonly end: ReportedEnd | null;
}

/**
 * The end that the reports come to, if any does. A settlement or a cancel was acknowledged to someone, so it stands whatever is
 * found on chain afterwards; of several executions one that did what was verified counts before those that did not.
 */
export function reportedEnd(reports: readonly EndingReport[]): ReportedEnd | undefined {
  const ends = reports.flatMap(({ kind, end }) => (end ? [{ kind, end }] : []));
  const acknowledged = ends.find(({ kind }) => kind !== "execution");
  const confirmed = ends.find(({ end }) => end === "execution-confirmed");
  return (acknowledged ?? confirmed ?? ends[0])?.end;
}

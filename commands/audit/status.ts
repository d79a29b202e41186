import { collectDecisions } from "../../db/transactions/collect-decisions.ts";
import type { RecordedTransaction } from "../../db/transactions/load-record.ts";
import { decide } from "../../domain/decide.ts";
import { STATUS_REASONS } from "../../domain/status-reason.ts";
import { absent, compare, type Finding } from "./finding.ts";
import type { FoundHistory } from "./found-history.ts";
import { settledStatus } from "./settled-status.ts";

/** Reasons that end a pending transaction whatever was decided on it. */
const CAUSES = ["hash-mismatch", "pin-failed", "registration-failed", "approval-expired", "cancelled"];

/** Whether the status is what the recorded decisions make of it, and what the history says was written. */
export function auditStatus(record: RecordedTransaction, found: FoundHistory): Finding[] {
  const { status, statusReason } = record.transaction;
  const settled = found.json === undefined ? undefined : settledStatus(found.json);
  const recorded = show(status, statusReason);
  const decided = byDecisions(record);
  const underWay =
    status === "PENDING" && decided !== recorded && (settled?.status ?? "PENDING") === "PENDING";
  return [
    underWay
      ? absent("status by decisions", `they make it ${decided}; its workflow has not written that yet`)
      : compare("status by decisions", ["record", recorded], ["decisions", decided]),
    found.json === undefined
      ? absent("status in history", "there is no history to read")
      : compare(
          "status in history",
          ["record", recorded],
          ["history", settled ? show(settled.status, settled.reason) : show("PENDING", "orion-awaited")],
        ),
  ];
}

/** What a record with these decisions must say. */
function byDecisions({ transaction, approvals }: RecordedTransaction): string {
  const { status, statusReason, execution, form } = transaction;
  const ended = CAUSES.includes(statusReason) && status === "REJECTED";
  const told = approvals
    // A transaction that ends without orion's word gets one that repeats the reason; it decided nothing.
    .filter(({ type, analysis }) => !(type === "orion" && analysis === STATUS_REASONS[statusReason]))
    .map(({ type, decision, apiKey }) => ({ type, decision, byKey: apiKey !== null }));
  // One that was ended by something else may have been registered after that.
  const awaitsRegistration = form !== "plain" && (ended || !transaction.registeredAt);
  const outcome = decide(execution, awaitsRegistration, collectDecisions(told));
  if (outcome.status === "PENDING" && ended) return show(status, statusReason);
  // What became of an approved one is not for decisions to say.
  if (outcome.status === "APPROVED" && (status === "EXECUTED" || status === "FAILED")) {
    return show(status, statusReason);
  }
  return show(outcome.status, outcome.reason);
}

function show(status: string, reason: string): string {
  return `${status} (${reason})`;
}

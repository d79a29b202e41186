import { collectDecisions } from "../../db/transactions/collect-decisions.ts";
import type { SettledStatus } from "../../db/transactions/settle-status.ts";
import { nextStatus, type Standing } from "../../domain/next-status.ts";
import { isEndingEvent } from "../../domain/status-event.ts";
import { STATUS_REASONS } from "../../domain/status-reason.ts";
import type { AuditedRecord } from "./audited-record.ts";
import { sha256 } from "./digest.ts";
import { absent, compare, type Finding } from "./finding.ts";
import type { FoundHistory } from "./found-history.ts";
import { settledStatus } from "./settled-status.ts";
import { toldInHistory } from "./told-in-history.ts";

/** Whether the status is what the recorded decisions make of it, and what the history says was written. */
export function auditStatus(record: AuditedRecord, found: FoundHistory): Finding[] {
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
    statusInHistory(record, found, recorded, settled),
    ...toldInHistory("decisions in history", "approvalRecorded", record.approvals, found),
  ];
}

function statusInHistory(
  { transaction }: AuditedRecord,
  found: FoundHistory,
  recorded: string,
  settled: SettledStatus | undefined,
): Finding {
  const check = "status in history";
  if (found.json === undefined) return absent(check, "there is no history to read");
  if (transaction.statusReason === "workflow-gone")
    return absent(check, "its workflow did not live to write it; a sweep did");
  const written = settled ? show(settled.status, settled.reason) : show("PENDING", "orion-awaited");
  return compare(check, ["record", recorded], ["history", written]);
}

/** What a record with these decisions, and the event that its reason tells of, must say. */
function byDecisions({ transaction, approvals }: AuditedRecord): string {
  const { status, statusReason, execution, form, registeredAt } = transaction;
  const repeated = sha256(STATUS_REASONS[statusReason]);
  const told = approvals
    // A transaction that ends without orion's word gets one that repeats the reason; it decided nothing.
    .filter(({ type, analysisSha256 }) => !(type === "orion" && analysisSha256 === repeated));
  const begun: Standing = {
    status: "PENDING",
    reason: "orion-awaited",
    execution,
    awaitsRegistration: form !== "plain" && !registeredAt,
    decisions: collectDecisions(told),
  };
  const decided = nextStatus(begun, "decided");
  if (!isEndingEvent(statusReason)) return show(decided.status, decided.reason);
  // One that was ended while it was pending may have been registered after that.
  const before =
    status === "REJECTED" ? { ...begun, awaitsRegistration: form !== "plain" } : { ...begun, ...decided };
  const ended = nextStatus(before, statusReason);
  return show(ended.status, ended.reason);
}

function show(status: string, reason: string): string {
  return `${status} (${reason})`;
}

import { REPORTED_ENDS, type ReportedEnd, reportedEnd } from "../../domain/ending-report.ts";
import type { AuditedRecord } from "./audited-record.ts";
import { auditCustody } from "./custody.ts";
import type { Evidence } from "./evidence.ts";
import { auditExecution } from "./execution.ts";
import { absent, compare, differ, type Finding } from "./finding.ts";
import type { FoundHistory } from "./found-history.ts";
import { activityResults } from "./history-events.ts";
import { toldInHistory } from "./told-in-history.ts";

const END = "end by its reports";
const SETTLEMENT = "settlement";
const LOOKED = "execution in history";

/** Whether its end is what the reports of it come to, in row, history, chain and metadata alike. */
export function auditEnding(evidence: Evidence): Finding[] {
  const { record, history } = evidence;
  return [
    endByReports(record),
    ...auditCustody(evidence),
    ...settlementInMetadata(record),
    ...record.reports.flatMap((report) => auditExecution(report, evidence)),
    ...lookedInHistory(record, history),
    ...toldInHistory("reports in history", "endReported", record.reports, history),
  ];
}

function endByReports({ transaction, reports, custody }: AuditedRecord): Finding {
  const { status, statusReason } = transaction;
  if (custody) return absent(END, "the custody provider executes it");
  const reported = reportedEnd(reports);
  if (status === "APPROVED")
    return absent(
      END,
      reported ? `they come to ${reported}, which its workflow has not written yet` : "it is not at its end",
    );
  if (status === "PENDING" || status === "REJECTED")
    return reports.length === 0
      ? absent(END, "it was never approved")
      : differ(END, ["record", status], ["reports", String(reports.length)]);
  if (reported || isReported(statusReason))
    return compare(END, ["record", statusReason], ["reports", reported ?? null]);
  return absent(END, "it came to its end without one");
}

function isReported(reason: string): reason is ReportedEnd {
  return (REPORTED_ENDS as readonly string[]).includes(reason);
}

/** A settlement is written into both in one commit; while custody executes it fills the metadata alone. */
function settlementInMetadata({ reports, settlement, custody }: AuditedRecord): Finding[] {
  const end = reports.find(({ kind }) => kind === "settlement")?.end ?? null;
  if (end === null && settlement === null) return [];
  if (end === null && custody) return [absent(SETTLEMENT, "the custody provider executes it")];
  const inMetadata = settlement && (settlement === "EXECUTED" ? "settlement-executed" : "settlement-failed");
  return [compare(SETTLEMENT, ["report", end], ["metadata", inMetadata])];
}

/** An execution ends a transaction only after its workflow has had it looked at. */
function lookedInHistory({ transaction }: AuditedRecord, { json }: FoundHistory): Finding[] {
  const { statusReason } = transaction;
  const isLookedAt = isReported(statusReason) && /^execution-(?!cancelled)/.test(statusReason);
  if (!isLookedAt || json === undefined) return [];
  const isConcluded = activityResults(json, "lookForExecution").includes("concluded");
  return [
    isConcluded
      ? { check: LOOKED, outcome: "agree", value: "looked at on chain" }
      : differ(LOOKED, ["record", statusReason], ["history", "no look concluded it"]),
  ];
}

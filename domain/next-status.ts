import type { CustodyEnd } from "./custody-end.ts";
import { type Decisions, decide } from "./decide.ts";
import type { ReportedEnd } from "./ending-report.ts";
import type { ExecutionType } from "./execution-type.ts";
import type { EndingEvent, StatusEvent } from "./status-event.ts";
import type { StatusReason } from "./status-reason.ts";
import type { TransactionStatus } from "./transaction-status.ts";

/** How a transaction stands when something happens to it. */
export interface Standing {
  readonly status: TransactionStatus;
  readonly reason: StatusReason;
  readonly execution: ExecutionType;
  readonly awaitsRegistration: boolean;
  readonly decisions: Decisions;
  /** The end of an approved one that its reports come to, if any does: whatever else happens, that is its end. */
  readonly reported?: ReportedEnd | undefined;
  /** Whether an execution was reported that nobody has looked for yet. */
  readonly hasUnseenReport?: boolean;
  /** How its execution by the custody provider stands, where it has one: until that is at its end, nothing else ends it. */
  readonly custody?: "under-way" | CustodyEnd | undefined;
}

export interface StatusAndReason {
  readonly status: TransactionStatus;
  readonly reason: StatusReason;
}

interface Effect {
  /**
   * On a pending transaction. "rejects" ends it, approvals or not; "rejects-undecided" ends it only where the decisions leave it
   * pending: what was decided before a deadline counts, also when it is read after it.
   */
  readonly pending?: "rejects" | "rejects-undecided";
  /** What an approved one becomes. */
  readonly approved?: "EXECUTED" | "FAILED";
}

const EFFECTS: Record<EndingEvent, Effect> = {
  "hash-mismatch": { pending: "rejects", approved: "FAILED" },
  "pin-failed": { pending: "rejects-undecided" },
  "registration-failed": { pending: "rejects-undecided" },
  "approval-expired": { pending: "rejects-undecided" },
  "execution-expired": { approved: "FAILED" },
  "execution-confirmed": { approved: "EXECUTED" },
  "execution-reverted": { approved: "FAILED" },
  "execution-differs": { approved: "FAILED" },
  "execution-cancelled": { approved: "FAILED" },
  "settlement-executed": { approved: "EXECUTED" },
  "settlement-failed": { approved: "FAILED" },
  "custody-executed": { approved: "EXECUTED" },
  "custody-failed": { approved: "FAILED" },
  "custody-refused": { approved: "FAILED" },
  "custody-mismatch": { approved: "FAILED" },
  "custody-unchecked": { approved: "FAILED" },
  "custody-differs": { approved: "FAILED" },
  "custody-reverted": { approved: "FAILED" },
  "custody-unknown": { approved: "FAILED" },
  "over-budget": { approved: "FAILED" },
  "verdict-outdated": { approved: "FAILED" },
  // Nobody is left to act on an approval, so there must be none.
  "workflow-cancelled": { pending: "rejects", approved: "FAILED" },
  "workflow-gone": { pending: "rejects", approved: "FAILED" },
};

/**
 * The one rule of how a status changes. Told the same twice it answers the same, so a step that is done again after a crash
 * moves nothing further; an event that does not concern the status leaves it as it is.
 */
export function nextStatus(standing: Standing, event: StatusEvent): StatusAndReason {
  const { status, reason } = standing;
  if (status === "PENDING") return afterPending(standing, event);
  const end = endOf(standing, event);
  // Reported while its time ran out, and acknowledged: it is looked for before anything is said of it.
  if (end === "execution-expired" && standing.hasUnseenReport) return { status, reason };
  if (status === "APPROVED" && end !== "decided") {
    const { approved } = EFFECTS[end];
    if (approved) return { status: approved, reason: end };
  }
  return { status, reason };
}

/** What may be with the provider is not over because somebody says so, or because its workflow is gone. */
function endOf({ custody, reported }: Standing, event: StatusEvent): StatusEvent {
  if (custody === "under-way") return "decided";
  return custody ?? reported ?? event;
}

function afterPending(standing: Standing, event: StatusEvent): StatusAndReason {
  const { status, reason, execution, awaitsRegistration, decisions } = standing;
  const decided = decide(execution, awaitsRegistration, decisions);
  if (event === "decided" || decided.status === "REJECTED") return decided;
  const { pending } = EFFECTS[event];
  if (pending === "rejects") return { status: "REJECTED", reason: event };
  if (pending === "rejects-undecided")
    return decided.status === "PENDING" ? { status: "REJECTED", reason: event } : decided;
  return { status, reason };
}

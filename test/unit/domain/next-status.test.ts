import { expect } from "chai";
import type { Decisions } from "../../../domain/decide.ts";
import { EXECUTION_TYPES } from "../../../domain/execution-type.ts";
import { nextStatus, type Standing } from "../../../domain/next-status.ts";
import { isEndingEvent, STATUS_EVENTS, type StatusEvent } from "../../../domain/status-event.ts";
import { STATUS_REASONS, type StatusReason } from "../../../domain/status-reason.ts";
import { TRANSACTION_STATUSES, type TransactionStatus } from "../../../domain/transaction-status.ts";

const NONE: Decisions = { orion: undefined, owner: undefined, admins: [], userKeys: [] };
const APPROVING: Decisions = { ...NONE, orion: "APPROVED", owner: "APPROVED" };
const REJECTING: Decisions = { ...APPROVING, owner: "REJECTED" };
const DECISIONS = { undecided: NONE, approving: APPROVING, rejecting: REJECTING } as const;

/** What each event makes of each status: of a pending one by what was decided on it, then of an approved one. */
const TABLE: Record<StatusEvent, readonly [string, string, string, string]> = {
  // pending: undecided, approving, rejecting; then approved
  decided: ["PENDING", "APPROVED", "REJECTED", "APPROVED"],
  "hash-mismatch": ["REJECTED", "REJECTED", "REJECTED", "FAILED"],
  "pin-failed": ["REJECTED", "APPROVED", "REJECTED", "APPROVED"],
  "registration-failed": ["REJECTED", "APPROVED", "REJECTED", "APPROVED"],
  "approval-expired": ["REJECTED", "APPROVED", "REJECTED", "APPROVED"],
  "execution-expired": ["PENDING", "PENDING", "REJECTED", "FAILED"],
  "execution-confirmed": ["PENDING", "PENDING", "REJECTED", "EXECUTED"],
  "execution-reverted": ["PENDING", "PENDING", "REJECTED", "FAILED"],
  "execution-differs": ["PENDING", "PENDING", "REJECTED", "FAILED"],
  "execution-cancelled": ["PENDING", "PENDING", "REJECTED", "FAILED"],
  "settlement-executed": ["PENDING", "PENDING", "REJECTED", "EXECUTED"],
  "settlement-failed": ["PENDING", "PENDING", "REJECTED", "FAILED"],
  "custody-executed": ["PENDING", "PENDING", "REJECTED", "EXECUTED"],
  "custody-failed": ["PENDING", "PENDING", "REJECTED", "FAILED"],
  "custody-refused": ["PENDING", "PENDING", "REJECTED", "FAILED"],
  "custody-mismatch": ["PENDING", "PENDING", "REJECTED", "FAILED"],
  "custody-unchecked": ["PENDING", "PENDING", "REJECTED", "FAILED"],
  "custody-differs": ["PENDING", "PENDING", "REJECTED", "FAILED"],
  "custody-reverted": ["PENDING", "PENDING", "REJECTED", "FAILED"],
  "custody-unknown": ["PENDING", "PENDING", "REJECTED", "FAILED"],
  "over-budget": ["PENDING", "PENDING", "REJECTED", "FAILED"],
  "verdict-outdated": ["PENDING", "PENDING", "REJECTED", "FAILED"],
  "workflow-cancelled": ["REJECTED", "REJECTED", "REJECTED", "FAILED"],
  "workflow-gone": ["REJECTED", "REJECTED", "REJECTED", "FAILED"],
};

const REASONS: Record<TransactionStatus, StatusReason> = {
  PENDING: "orion-awaited",
  APPROVED: "orion-approved",
  REJECTED: "orion-rejected",
  EXECUTED: "custody-executed",
  FAILED: "custody-failed",
};

function standing(status: TransactionStatus, decisions: Decisions, awaitsRegistration = false): Standing {
  const execution = EXECUTION_TYPES.USER_EXECUTED;
  return { status, reason: REASONS[status], execution, awaitsRegistration, decisions };
}

const every = STATUS_EVENTS.flatMap((event) =>
  TRANSACTION_STATUSES.flatMap((status) =>
    Object.values(DECISIONS).flatMap((decisions) =>
      [false, true].map((awaits) => ({ event, before: standing(status, decisions, awaits) })),
    ),
  ),
);

describe("what happens to a transaction", () => {
  for (const event of STATUS_EVENTS) {
    it(`has the outcome that the table says: ${event}`, () => {
      const [undecided, approving, rejecting, approved] = TABLE[event];
      const outcome = (status: TransactionStatus, decisions: Decisions) =>
        nextStatus(standing(status, decisions), event).status;
      expect(outcome("PENDING", NONE)).to.equal(undecided);
      expect(outcome("PENDING", APPROVING)).to.equal(approving);
      expect(outcome("PENDING", REJECTING)).to.equal(rejecting);
      for (const decisions of Object.values(DECISIONS))
        expect(outcome("APPROVED", decisions)).to.equal(approved);
    });
  }

  it("cannot take from an approved one the end that was acknowledged to someone", () => {
    for (const event of STATUS_EVENTS) {
      const settled = { ...standing("APPROVED", APPROVING), reported: "settlement-executed" } as const;
      expect(nextStatus(settled, event)).to.deep.equal({ status: "EXECUTED", reason: "settlement-executed" });
      const over = { ...standing("FAILED", APPROVING), reported: "settlement-executed" } as const;
      expect(nextStatus(over, event).status, "nor move one that is over").to.equal("FAILED");
    }
  });

  it("ends no approved one for its time while a report of its execution is not looked at", () => {
    const reported = { ...standing("APPROVED", APPROVING), hasUnseenReport: true };
    expect(nextStatus(reported, "execution-expired").status).to.equal("APPROVED");
    expect(nextStatus({ ...reported, reported: "execution-differs" }, "execution-expired")).to.deep.equal({
      status: "FAILED",
      reason: "execution-differs",
    });
    expect(nextStatus(reported, "workflow-gone").status, "anything else ends it").to.equal("FAILED");
  });

  it("ends an approved one that custody executes by custody's own end alone", () => {
    for (const event of STATUS_EVENTS) {
      const approved = standing("APPROVED", APPROVING);
      const underWay = { ...approved, custody: "under-way", reported: "execution-confirmed" } as const;
      expect(nextStatus(underWay, event).status).to.equal("APPROVED");
      expect(nextStatus({ ...underWay, custody: "custody-failed" }, event)).to.deep.equal({
        status: "FAILED",
        reason: "custody-failed",
      });
    }
  });

  it("moves it along four edges and no other", () => {
    const edges = every.map(({ event, before }) => `${before.status} → ${nextStatus(before, event).status}`);
    const moves = new Set(edges.filter((edge) => new Set(edge.split(" → ")).size > 1));
    expect([...moves]).to.have.members([
      "PENDING → APPROVED",
      "PENDING → REJECTED",
      "APPROVED → EXECUTED",
      "APPROVED → FAILED",
    ]);
  });

  it("never moves one that is at its end, nor changes why it ended", () => {
    const ended = every.filter(({ before }) => !["PENDING", "APPROVED"].includes(before.status));
    for (const { event, before } of ended)
      expect(nextStatus(before, event)).to.deep.equal({ status: before.status, reason: before.reason });
  });

  it("never moves it further when it is told twice, as a step is after a crash", () => {
    for (const { event, before } of every) {
      const once = nextStatus(before, event);
      expect(nextStatus({ ...before, ...once }, event), `${before.status}, ${event}`).to.deep.equal(once);
    }
  });

  it("never approves a sealed request before its registration", () => {
    for (const { event, before } of every.filter((one) => one.before.awaitsRegistration))
      if (before.status === "PENDING") expect(nextStatus(before, event).status).not.to.equal("APPROVED");
  });

  it("is the reason of the status that it leads to, unless the decisions are", () => {
    for (const { event, before } of every) {
      const { status, reason } = nextStatus(before, event);
      if (status !== before.status && isEndingEvent(reason)) expect(reason).to.equal(event);
    }
    expect(nextStatus(standing("PENDING", REJECTING), "workflow-gone").reason).to.equal("owner-rejected");
    expect(nextStatus(standing("PENDING", APPROVING), "approval-expired").reason).to.equal(
      "orion-and-owner-approved",
    );
  });

  it("has a sentence for every reason", () => {
    for (const sentence of Object.values(STATUS_REASONS)) expect(sentence).to.match(/^[A-Z].*\.$/);
    for (const event of STATUS_EVENTS)
      if (isEndingEvent(event)) expect(STATUS_REASONS).to.have.property(event);
  });
});

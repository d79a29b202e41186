import Type, { type Static } from "typebox";
import type { CustodyOutcome } from "../../db/custody/custody-of.ts";
import type { ReportedExecution } from "../../db/endings/execution-reports.ts";
import type { FoundMetadata } from "../../db/endings/orion-metadata.ts";
import type { RecordedTransaction } from "../../db/transactions/load-record.ts";
import { APPROVAL_TYPES } from "../../domain/approval-type.ts";
import { REPORT_KINDS, REPORTED_ENDS } from "../../domain/ending-report.ts";
import { STATUS_REASONS, type StatusReason } from "../../domain/status-reason.ts";
import { sha256 } from "./digest.ts";
import { outlineOf, VerdictOutline } from "./verdict-outline.ts";

const Text = Type.Union([Type.String(), Type.Null()]);
const reasons = Object.keys(STATUS_REASONS) as StatusReason[];

const AuditedTransaction = Type.Object({
  id: Type.String(),
  requestHash: Type.String(),
  escrowAddress: Type.String(),
  chainId: Type.Number(),
  execution: Type.Enum([0, 1, 2]),
  form: Type.Enum(["client", "api", "plain"]),
  sealed: Type.Boolean(),
  /** The intent, in the clear; null where it is not to be told. */
  description: Text,
  intentSignedBy: Text,
  intentSignature: Text,
  intentExpires: Text,
  payloadHash: Type.String(),
  inbox: Text,
  status: Type.Enum(["PENDING", "APPROVED", "REJECTED", "EXECUTED", "FAILED"]),
  statusReason: Type.Enum(reasons),
  requestCid: Text,
  responseCid: Text,
  registrationTx: Text,
  publicationTx: Text,
  createdAt: Type.String(),
  startedAt: Text,
  registeredAt: Text,
});

const AuditedApproval = Type.Object({
  id: Type.String(),
  type: Type.Enum(APPROVAL_TYPES),
  decision: Type.Enum(["APPROVED", "REJECTED", "UNDECIDED"]),
  byKey: Type.Boolean(),
  confidence: Type.Union([Type.Number(), Type.Null()]),
  /** The analysis quotes the request, so only its digest is ever shown. */
  analysisSha256: Type.String(),
  createdAt: Type.String(),
});

const AuditedReport = Type.Object({
  id: Type.String(),
  kind: Type.Enum(REPORT_KINDS),
  txHash: Text,
  end: Type.Union([Type.Enum(REPORTED_ENDS), Type.Null()]),
  differences: Type.Array(Type.Enum(["chain", "sender", "to", "value", "data"])),
  createdAt: Type.String(),
});

/** Everything that the database holds of one transaction, as plain data: the same from a database and from a bundle. */
export const AuditedRecord = Type.Object({
  transaction: AuditedTransaction,
  /** The exact bytes as text. A plain request's are its plaintext, so they may be left out. */
  payload: Type.Object({ text: Text, response: Text }),
  approvals: Type.Array(AuditedApproval),
  verdict: Type.Union([
    Type.Object({
      sha256: Type.String(),
      outline: Type.Union([VerdictOutline, Type.Null()]),
      /** The whole answer, which quotes the request. */
      answer: Text,
    }),
    Type.Null(),
  ]),
  reports: Type.Array(AuditedReport),
  settlement: Type.Union([Type.Enum(["EXECUTED", "FAILED"]), Type.Null()]),
  /** Where the custody provider executes it. */
  custody: Type.Union([
    Type.Object({ txHash: Text, end: Type.Union([Type.Enum(reasons), Type.Null()]) }),
    Type.Null(),
  ]),
});

export type AuditedRecord = Static<typeof AuditedRecord>;

export function auditedRecord(
  { transaction, payload, approvals, verdict }: RecordedTransaction,
  ends: {
    readonly reports: readonly ReportedExecution[];
    readonly metadata: FoundMetadata | undefined;
    readonly custody: CustodyOutcome | undefined;
  },
): AuditedRecord {
  const { id, requestHash, escrowAddress, chainId, execution, form, sealed, description } = transaction;
  const { payloadHash, status, statusReason } = transaction;
  return {
    transaction: {
      ...{ id, requestHash, escrowAddress, chainId, execution, form, sealed, description },
      ...{ payloadHash, status, statusReason },
      intentSignedBy: transaction.intentSignedBy ?? null,
      intentSignature: transaction.intentSignature ?? null,
      intentExpires: transaction.intentExpires ?? null,
      inbox: transaction.service?.$.inbox ?? null,
      requestCid: transaction.requestCid ?? null,
      responseCid: transaction.responseCid ?? null,
      registrationTx: transaction.registrationTx ?? null,
      publicationTx: transaction.publicationTx ?? null,
      createdAt: transaction.createdAt.toISOString(),
      startedAt: transaction.startedAt?.toISOString() ?? null,
      registeredAt: transaction.registeredAt?.toISOString() ?? null,
    },
    payload: { text: payload.text, response: payload.response ?? null },
    approvals: approvals.map((approval) => ({
      id: approval.id,
      type: approval.type,
      decision: approval.decision,
      byKey: approval.apiKey !== null,
      confidence: approval.confidence === null ? null : Number(approval.confidence),
      analysisSha256: sha256(approval.analysis ?? ""),
      createdAt: approval.createdAt.toISOString(),
    })),
    verdict: verdict && {
      sha256: sha256(verdict.answer),
      outline: outlineOf(verdict.answer),
      answer: verdict.answer,
    },
    reports: ends.reports.map(({ id: reportId, kind, txHash, end, differences, createdAt }) => ({
      ...{ id: reportId, kind, txHash, end, createdAt: createdAt.toISOString() },
      differences: [...(differences ?? [])],
    })),
    settlement: ends.metadata?.settlement?.status ?? null,
    custody: ends.custody ?? null,
  };
}

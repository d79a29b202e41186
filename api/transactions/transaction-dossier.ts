import { Type } from "typebox";
import type { ExecutionRow } from "../../db/custody/execution-row.ts";
import type { ReportedExecution } from "../../db/endings/execution-reports.ts";
import type { FoundTransaction } from "../../db/transactions/find-transaction.ts";
import type { FoundApproval } from "../../db/transactions/found-approval.ts";
import type { RequestPayload } from "../../domain/request-payload.ts";
import { CustodyExecution, presentExecution as presentCustody } from "../custody/execution-record.ts";
import { Timestamp } from "../timestamp.ts";
import { ApiKeyApproval, OrionApproval, UserApproval } from "./approval-records.ts";
import { splitApprovals } from "./split-approvals.ts";
import { presentTransaction, transactionFields } from "./transaction-record.ts";
import { WorkflowPages } from "./workflow-pages.ts";

const Text = Type.Union([Type.String(), Type.Null()]);
const Open = Type.Object({}, { additionalProperties: true });

export const TransactionDossier = Type.Object(
  {
    ...transactionFields,
    chainId: Type.Integer(),
    escrowAddress: Type.String(),
    payloadHash: Type.String(),
    intentSignature: Type.Union(
      [Type.Object({ signature: Type.String(), expires: Type.String() }), Type.Null()],
      {
        description: "What the owner signed the intent with, to be checked again by anyone.",
      },
    ),
    tx: Type.Union([
      Type.Object({ to: Type.String(), value: Type.String(), data: Type.String() }),
      Type.Null(),
    ]),
    call: Type.Union([Open, Type.Null()], { description: "The call as the arbiter decoded it." }),
    userApprovals: Type.Array(UserApproval),
    apiKeyApprovals: Type.Array(ApiKeyApproval),
    orion: Type.Array(OrionApproval),
    verdict: Type.Union(
      [
        Type.Object({
          decision: Type.String(),
          primaryFailureNode: Text,
          engineVersion: Text,
          nodes: Open,
          words: Type.Array(Open, {
            description: "Every word of the intent and what it counts as; empty where it was not read.",
          }),
        }),
        Type.Null(),
      ],
      { description: "What each node of the built-in arbiter found." },
    ),
    inbox: Text,
    requestCid: Text,
    responseCid: Text,
    registrationTx: Text,
    publicationTx: Text,
    executions: Type.Array(
      Type.Object(
        {
          txHash: Type.String(),
          outcome: Type.Union([Type.Enum(["confirmed", "reverted", "differs"]), Type.Null()]),
          differences: Type.Array(Type.Enum(["chain", "sender", "to", "value", "data"])),
          createdAt: Timestamp,
        },
        { additionalProperties: false },
      ),
      {
        description:
          "Executions that were reported, the oldest first; the outcome is null until it is confirmed on chain, and differences says in what it is not the verified call.",
      },
    ),
    custody: Type.Union([CustodyExecution, Type.Null()], {
      description:
        "How its execution by the custody provider stands; null where custody does not execute it.",
    }),
    workflowPages: WorkflowPages,
    timeline: Type.Array(
      Type.Object({ at: Timestamp, event: Type.String() }, { additionalProperties: false }),
    ),
  },
  { $id: "TransactionDossier", additionalProperties: false },
);

interface Parts extends FoundTransaction {
  readonly approvals: readonly FoundApproval[];
  /** The arbiter's whole answer. */
  readonly verdict: string | null;
  readonly call: RequestPayload["tx"] | null;
  readonly reports: readonly ReportedExecution[];
  readonly custody: ExecutionRow | undefined;
}

export function presentDossier({ transaction, inbox, approvals, verdict, call, reports, custody }: Parts) {
  const answer = verdict ? (JSON.parse(verdict) as VerdictAnswer) : null;
  return {
    ...presentTransaction(transaction),
    chainId: transaction.chainId,
    escrowAddress: transaction.escrowAddress,
    payloadHash: transaction.payloadHash,
    intentSignature: intentSignatureOf(transaction),
    tx: call,
    call: answer?.context.call ?? null,
    ...splitApprovals(approvals),
    verdict: answer && {
      decision: answer.decision,
      primaryFailureNode: answer.primary_failure_node,
      engineVersion: answer.context.engine_version ?? null,
      nodes: answer.results,
      words: answer.explanation?.words ?? [],
    },
    inbox,
    requestCid: transaction.requestCid ?? null,
    responseCid: transaction.responseCid ?? null,
    registrationTx: transaction.registrationTx ?? null,
    publicationTx: transaction.publicationTx ?? null,
    executions: reports.flatMap(presentExecution),
    custody: custody ? presentCustody(custody) : null,
    timeline: timeline(transaction, approvals, reports, custody),
  };
}

function intentSignatureOf({
  intentSignature: signature,
  intentExpires: expires,
}: FoundTransaction["transaction"]) {
  return signature && expires ? { signature, expires } : null;
}

interface VerdictAnswer {
  decision: string;
  primary_failure_node: string | null;
  results: object;
  context: { engine_version?: string; call?: object };
  explanation: { words?: object[] } | null;
}

function presentExecution({ txHash, end, differences, createdAt }: ReportedExecution) {
  if (txHash === null) return [];
  const outcome = end?.replace("execution-", "") ?? null;
  return [{ txHash, outcome, differences: differences ?? [], createdAt: createdAt.toISOString() }];
}

function timeline(
  transaction: FoundTransaction["transaction"],
  approvals: readonly FoundApproval[],
  reports: readonly ReportedExecution[],
  custody: ExecutionRow | undefined,
) {
  const decided = approvals.map(({ createdAt, type, decision }) => ({
    at: createdAt,
    event: `${type} ${decision}`,
  }));
  const steps = [
    { at: transaction.createdAt, event: "received" },
    { at: transaction.registeredAt, event: "registered on chain" },
    ...decided,
    { at: transaction.publishedAt, event: "orion's decision published" },
    { at: transaction.publicationFailedAt, event: "orion's decision not published" },
    { at: transaction.decidedAt, event: transaction.status === "REJECTED" ? "REJECTED" : "APPROVED" },
    ...reports.map(({ createdAt, kind }) => ({ at: createdAt, event: `${kind} reported` })),
    { at: custody?.claimedAt, event: "submitted to custody" },
    { at: transaction.endedAt, event: transaction.status },
  ];
  return steps
    .flatMap(({ at, event }) => (at ? [{ at: at.toISOString(), event }] : []))
    .sort((a, b) => (a.at < b.at ? -1 : 1));
}

import type { RecordedTransaction } from "../../db/transactions/load-record.ts";
import { EXECUTION_TYPES } from "../../domain/execution-type.ts";
import { statusSentence } from "../../domain/status-reason.ts";
import { describeVerdict } from "./describe-verdict.ts";
import { field, section, wrap } from "./lay-out.ts";

const FORMS = {
  client: "sealed by the client",
  api: "sealed by the API",
  plain: "plain: neither pinned nor registered",
} as const;

/** The dossier of one transaction as the read model has it, in plain text. */
export function describeTransaction(record: RecordedTransaction): string {
  const { transaction, approvals, verdict } = record;
  const service = transaction.service?.$;
  const execution = Object.entries(EXECUTION_TYPES).find(([, type]) => type === transaction.execution)?.[0];
  return [
    section(`Transaction ${transaction.requestHash}`, [
      ...field("status", `${transaction.status}: ${statusSentence(transaction)}`),
      ...field("intent", transaction.description || "(only a foreign service can open it)"),
      ...field("signed by", transaction.intentSignedBy ?? "nobody: the intent is the agent's word"),
      ...field("owner", transaction.owner.$.ethereumAddress),
      ...field("escrow", transaction.escrowAddress),
      ...field("chain", String(transaction.chainId)),
      ...field("execution", execution ?? String(transaction.execution)),
      ...field("payload", FORMS[transaction.form] + (service ? `, to ${service.name}` : "")),
      ...field("payload hash", transaction.payloadHash),
      ...field("record", transaction.id),
    ]),
    section(
      "Approvals",
      approvals.length > 0 ? approvals.flatMap(describeApproval) : ["  Nobody has decided yet."],
    ),
    describeVerdict(verdict?.answer),
    section("IPFS and chain", [
      ...field("request CID", transaction.requestCid ?? "not pinned"),
      ...field("registered", transaction.registrationTx ?? "not registered"),
      ...field("response CID", transaction.responseCid ?? "not pinned"),
      ...field("published", transaction.publicationTx ?? "not published"),
      ...field("inbox", service?.inbox ?? "none"),
    ]),
    section("Timeline", timeline(record)),
  ].join("\n");
}

type RecordedApproval = RecordedTransaction["approvals"][number];

function describeApproval(approval: RecordedApproval): string[] {
  const confidence = approval.type === "orion" ? `, confidence ${approval.confidence ?? 0}` : "";
  return [
    `  ${at(approval.createdAt)}  ${approval.decision.padEnd(9)}  ${approverOf(approval)}${confidence}`,
    ...(approval.analysis ? wrap(approval.analysis, 14) : []),
  ];
}

function approverOf(approval: RecordedApproval): string {
  if (approval.type === "orion") return "orion";
  const key = approval.apiKey?.$;
  if (key) return `${key.type} key ${key.id} (${approval.label})`;
  const how = approval.type === "user_ui" ? "signed in" : "by signature";
  return `${approval.user?.$.ethereumAddress ?? approval.approver}, ${how}`;
}

function timeline({ transaction, approvals }: RecordedTransaction): string[] {
  const steps = [
    { when: transaction.createdAt, what: "received" },
    { when: transaction.startedAt, what: "workflow known to have started" },
    { when: transaction.registeredAt, what: "pinned and registered on chain" },
    ...approvals.map(({ createdAt, type, decision }) => ({
      when: createdAt,
      what: `${type} decided ${decision}`,
    })),
    { when: transaction.decidedAt, what: transaction.status === "REJECTED" ? "REJECTED" : "APPROVED" },
    { when: transaction.publishedAt, what: "orion's decision published" },
    { when: transaction.endedAt, what: transaction.status },
  ];
  return steps
    .flatMap(({ when, what }) => (when ? [{ when, what }] : []))
    .sort((one, other) => one.when.getTime() - other.when.getTime())
    .map(({ when, what }) => `  ${at(when)}  ${what}`);
}

function at(when: Date): string {
  return when.toISOString();
}

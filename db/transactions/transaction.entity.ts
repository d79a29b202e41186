import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";
import type { ExecutionType } from "../../domain/execution-type.ts";
import type { PayloadForm } from "../../domain/payload-form.ts";
import type { StatusReason } from "../../domain/status-reason.ts";
import type { TransactionStatus } from "../../domain/transaction-status.ts";
import { User } from "../accounts/user.entity.ts";
import { KEEP_TALLY } from "../agents/keep-tally.ts";
import { VerificationService } from "../verification-services/verification-service.entity.ts";

/** The read model of one transaction's workflow; the workflow's activities are its only writers after the first commit. */
export const Transaction = defineEntity({
  name: "Transaction",
  tableName: "transaction_request",
  properties: {
    id: p.uuid().primary(),
    requestHash: p.string().length(66).unique(),
    owner: () => p.manyToOne(User).ref(),
    /** The API key that submitted it, if one did: it never stands in for the owner on what it proposed itself. */
    createdByKey: p.uuid().nullable(),
    escrowAddress: p.string().length(42),
    chainId: p.bigint("number"),
    execution: p.smallint().$type<ExecutionType>(),
    description: p.text(),
    form: p.string().length(8).$type<PayloadForm>(),
    /** Whether only a foreign service can open it. */
    sealed: p.boolean(),
    /** The owner's address where they signed the intent, with what they signed: the signature, and until when it was good, as it was sent. */
    intentSignedBy: p.string().length(42).nullable(),
    intentSignature: p.text().nullable(),
    intentExpires: p.string().nullable(),
    /** Whom it is sealed to and registered with; null for a plain one. */
    service: () => p.manyToOne(VerificationService).ref().nullable(),
    payloadHash: p.string().length(66),
    status: p.string().length(8).$type<TransactionStatus>(),
    statusReason: p.string().$type<StatusReason>(),
    /** What the reason leaves to be said, in words: which budget was in the way. */
    statusDetail: p.text().nullable(),
    requestCid: p.string().nullable(),
    responseCid: p.string().nullable(),
    /** The chain transactions of the registration and of the published verdict. */
    registrationTx: p.string().length(66).nullable(),
    publicationTx: p.string().length(66).nullable(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
    /** The outbox mark: null until the workflow is known to have started. */
    startedAt: p.datetime(3).nullable(),
    registeredAt: p.datetime(3).nullable(),
    publishedAt: p.datetime(3).nullable(),
    decidedAt: p.datetime(3).nullable(),
    /** When orion came to a decision, and how sure it was: as its approval says, here for those who count thousands. */
    judgedAt: p.datetime(3).nullable(),
    orionConfidence: p.double().nullable(),
    /** When it became EXECUTED or FAILED. */
    endedAt: p.datetime(3).nullable(),
    /** When its workflow's history was archived, or found to be lost. */
    archivedAt: p.datetime(3).nullable(),
    /** Why orion's decision is not published, by the failure's name, and when that was last tried; null while all is well. */
    publicationFailure: p.string().nullable(),
    publicationFailedAt: p.datetime(3).nullable(),
  },
  indexes: [
    { properties: ["owner", "createdAt"] },
    // The same list of one status.
    { properties: ["owner", "status", "createdAt"] },
    // Public profiles, lists and metrics are of one address.
    { properties: ["escrowAddress", "createdAt", "id"] },
    // The sweep asks for what was never started; nearly every row was.
    { properties: ["createdAt"], where: { startedAt: null }, name: "transaction_request_not_started" },
    // It asks for what is open and what is to be archived, too, by status; nearly every row is behind that.
    {
      properties: ["status", "createdAt", "id"],
      where: { archivedAt: null },
      name: "transaction_request_not_archived",
    },
    {
      properties: ["publicationFailedAt"],
      where: { publicationFailedAt: { $ne: null } },
      name: "transaction_request_not_published",
    },
  ],
  triggers: [{ name: "keep_tally", timing: "after", events: ["insert", "update"], body: KEEP_TALLY }],
});

export type Transaction = InferEntity<typeof Transaction>;

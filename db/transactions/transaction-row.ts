import type { Transaction } from "./transaction.entity.ts";

/** A transaction's own columns, as lists and dossiers show them. */
export type TransactionRow = Readonly<
  Pick<
    Transaction,
    | "id"
    | "requestHash"
    | "escrowAddress"
    | "chainId"
    | "execution"
    | "description"
    | "form"
    | "sealed"
    | "intentSignedBy"
    | "intentSignature"
    | "intentExpires"
    | "payloadHash"
    | "status"
    | "statusReason"
    | "statusDetail"
    | "requestCid"
    | "responseCid"
    | "registrationTx"
    | "publicationTx"
    | "createdAt"
    | "updatedAt"
    | "registeredAt"
    | "publishedAt"
    | "publicationFailedAt"
    | "decidedAt"
    | "endedAt"
  >
>;

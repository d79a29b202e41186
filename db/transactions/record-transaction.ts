import type { ExecutionType } from "../../domain/execution-type.ts";
import type { PayloadForm } from "../../domain/payload-form.ts";
import type { Run } from "../prepared-transaction.ts";
import type { TransactionRow } from "./transaction-row.ts";

export interface NewTransaction {
  readonly id: string;
  readonly requestHash: string;
  readonly ownerId: string;
  /** The API key that submits it; null for a person. */
  readonly createdByKey: string | null;
  readonly escrowAddress: string;
  readonly chainId: number;
  readonly execution: ExecutionType;
  readonly description: string;
  readonly form: PayloadForm;
  readonly sealed: boolean;
  readonly intentSignedBy: string | null;
  readonly intentSignature: string | null;
  readonly intentExpires: string | null;
  readonly serviceId: number | null;
  readonly payloadHash: string;
  readonly payload: string;
}

/** What its creator shows and starts of a new record. */
export type AddedTransaction = Omit<NewTransaction, "ownerId" | "createdByKey" | "serviceId" | "payload"> &
  Pick<TransactionRow, "status" | "statusReason" | "createdAt" | "updatedAt">;

const SQL = `
  with record as (
    insert into transaction_request
      (id, request_hash, owner_id, escrow_address, chain_id, execution, description, form, sealed, service_id,
       payload_hash, status, status_reason, created_at, updated_at, created_by_key, intent_signed_by, intent_signature,
       intent_expires)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14, $16, $17, $18, $19) returning id)
  insert into transaction_payload (transaction_id, text) select id, $15 from record`;

/** Adds the record and its exact bytes to the surrounding database transaction; the missing `started_at` is the outbox mark. */
export async function addTransaction(run: Run, request: NewTransaction): Promise<AddedTransaction> {
  const { ownerId, createdByKey, serviceId, payload, ...fields } = request;
  const now = new Date();
  const added = {
    ...fields,
    status: "PENDING",
    statusReason: "orion-awaited",
    createdAt: now,
    updatedAt: now,
  } as const;
  await run(
    "add-transaction",
    SQL,
    added.id,
    added.requestHash,
    ownerId,
    added.escrowAddress,
    added.chainId,
    added.execution,
    added.description,
    added.form,
    added.sealed,
    serviceId,
    added.payloadHash,
    added.status,
    added.statusReason,
    now,
    payload,
    createdByKey,
    added.intentSignedBy,
    added.intentSignature,
    added.intentExpires,
  );
  return added;
}

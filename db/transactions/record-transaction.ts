import type { EntityManager } from "@mikro-orm/postgresql";
import type { ExecutionType } from "../../domain/execution-type.ts";
import { type PayloadForm, Transaction } from "../entities/transaction.ts";
import { TransactionPayload } from "../entities/transaction-payload.ts";

export interface NewTransaction {
  readonly id: string;
  readonly requestHash: string;
  readonly ownerId: string;
  readonly escrowAddress: string;
  readonly chainId: number;
  readonly execution: ExecutionType;
  readonly description: string;
  readonly form: PayloadForm;
  readonly sealed: boolean;
  readonly serviceId: number | null;
  readonly payloadHash: string;
  readonly payload: string;
}

/** Adds the record and its exact bytes to the surrounding database transaction; the missing `startedAt` is the outbox mark. */
export function addTransaction(tx: EntityManager, request: NewTransaction): Transaction {
  const { ownerId, serviceId, payload, ...fields } = request;
  const now = new Date();
  const transaction = tx.create(Transaction, {
    ...fields,
    owner: ownerId,
    service: serviceId,
    status: "PENDING",
    statusReason: "orion-awaited",
    createdAt: now,
    updatedAt: now,
  });
  tx.create(TransactionPayload, { transaction, text: payload });
  return transaction;
}

import type { EntityManager, Loaded } from "@mikro-orm/postgresql";
import { ApplicationFailure } from "@temporalio/common";
import { Transaction } from "../../db/entities/transaction.ts";
import { TransactionPayload } from "../../db/entities/transaction-payload.ts";
import { payloadHash, requestHash } from "../../domain/request-hash.ts";

export interface VerifiedRequest {
  readonly transaction: Loaded<Transaction, "service">;
  /** The exact bytes that the request hash covers. */
  readonly bytes: Uint8Array;
  readonly text: string;
}

/** Loads a request and computes its hash again from the bytes themselves: nothing else is ever pinned or judged. */
export async function verifiedRequest(em: EntityManager, hash: string): Promise<VerifiedRequest> {
  const transaction = await em.findOneOrFail(Transaction, { requestHash: hash }, { populate: ["service"] });
  const { text } = await em.findOneOrFail(TransactionPayload, { transaction: transaction.id });
  const bytes = new TextEncoder().encode(text);
  const { id, escrowAddress: escrow, chainId, execution } = transaction;
  if (requestHash({ id, escrow, chainId, execution, payloadHash: payloadHash(bytes) }) !== hash) {
    throw ApplicationFailure.nonRetryable("The stored bytes do not match the request hash.", "hash-mismatch");
  }
  return { transaction, bytes, text };
}

import { ApplicationFailure } from "@temporalio/common";
import type { Database } from "../../db/database.ts";
import { type FoundRequest, findRequest } from "../../db/transactions/find-request.ts";
import { payloadHash, requestHash } from "../../domain/request-hash.ts";

export interface VerifiedRequest extends FoundRequest {
  /** The exact bytes that the request hash covers. */
  readonly bytes: Uint8Array;
}

/** Loads a request and computes its hash again from the bytes themselves: nothing else is ever pinned or judged. */
export async function verifiedRequest(database: Database, hash: string): Promise<VerifiedRequest> {
  const request = await findRequest(database, hash);
  const bytes = new TextEncoder().encode(request.text);
  const { id, escrowAddress: escrow, chainId, execution } = request;
  if (requestHash({ id, escrow, chainId, execution, payloadHash: payloadHash(bytes) }) !== hash) {
    throw ApplicationFailure.nonRetryable("The stored bytes do not match the request hash.", "hash-mismatch");
  }
  return { ...request, bytes };
}

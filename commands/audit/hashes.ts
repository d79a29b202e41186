import type { RecordedTransaction } from "../../db/transactions/load-record.ts";
import { payloadHash, requestHash } from "../../domain/request-hash.ts";
import { compare, type Finding } from "./finding.ts";

/** Whether the stored bytes are those that were hashed, and whether the record is the one that the hash names. */
export function auditHashes({ transaction, payload }: RecordedTransaction): Finding[] {
  const { id, escrowAddress: escrow, chainId, execution, payloadHash: recorded } = transaction;
  return [
    compare(
      "payload hash",
      ["record", recorded],
      ["stored payload", payloadHash(new TextEncoder().encode(payload.text))],
    ),
    compare(
      "request hash",
      ["record", transaction.requestHash],
      ["its fields", requestHash({ id, escrow, chainId, execution, payloadHash: recorded })],
    ),
  ];
}

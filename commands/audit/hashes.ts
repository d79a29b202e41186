import { payloadHash, requestHash } from "../../domain/request-hash.ts";
import type { AuditedRecord } from "./audited-record.ts";
import { absent, compare, type Finding } from "./finding.ts";

/** Whether the stored bytes are those that were hashed, and whether the record is the one that the hash names. */
export function auditHashes({ transaction, payload }: AuditedRecord): Finding[] {
  const { payloadHash: recorded } = transaction;
  return [
    payload.text === null
      ? absent("payload hash", "the bytes of a plain request are its plaintext, which is not here")
      : compare("payload hash", ["record", recorded], ["stored payload", hashOfPayload(payload.text)]),
    compare(
      "request hash",
      ["record", transaction.requestHash],
      ["its fields", hashOfRecord(transaction, recorded)],
    ),
  ];
}

/** Whether these are the bytes that the request hash names, whatever else the record says of them. */
export function isHashed(transaction: AuditedRecord["transaction"], text: string): boolean {
  return hashOfRecord(transaction, hashOfPayload(text)) === transaction.requestHash;
}

function hashOfPayload(text: string): string {
  return payloadHash(new TextEncoder().encode(text));
}

function hashOfRecord(transaction: AuditedRecord["transaction"], hash: string): string | null {
  const { id, escrowAddress: escrow, chainId, execution } = transaction;
  try {
    return requestHash({ id, escrow, chainId, execution, payloadHash: hash });
  } catch {
    // No address, no hash, no chain: there is nothing that it could be the hash of.
    return null;
  }
}

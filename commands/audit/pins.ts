import { contentId } from "../../integrations/ipfs/content-id.ts";
import type { Ipfs } from "../../integrations/ipfs/create-ipfs.ts";
import { type Attempt, attempt } from "./attempt.ts";
import type { AuditedRecord } from "./audited-record.ts";
import { sha256 } from "./digest.ts";
import { absent, compare, differ, type Finding, unread } from "./finding.ts";
import type { InboxEntry } from "./inbox.ts";

/** More than any request or response can be. */
const MAX_BYTES = 16 * 1024 * 1024;

export interface Pins {
  readonly request: Attempt<Uint8Array> | undefined;
  readonly response: Attempt<Uint8Array> | undefined;
}

/** The content that the chain points to, or the record where the chain says nothing. */
function identifiers({ transaction }: AuditedRecord, entry: InboxEntry | undefined) {
  return {
    request: entry?.requestCid || transaction.requestCid,
    response: entry?.responseCid || transaction.responseCid,
  };
}

/** What everyone can fetch. */
export async function readPins(
  record: AuditedRecord,
  entry: InboxEntry | undefined,
  ipfs: Ipfs,
): Promise<Pins> {
  const cids = identifiers(record, entry);
  const read = (cid: string | null) => (cid ? attempt(ipfs.read(cid, MAX_BYTES)) : undefined);
  const [request, response] = await Promise.all([read(cids.request), read(cids.response)]);
  return { request, response };
}

/** Whether IPFS holds the very bytes that the database does, and they are what their identifier, the root of their Merkle DAG, says. */
export function auditPins(
  record: AuditedRecord,
  entry: InboxEntry | undefined,
  pins: Pins,
): Promise<Finding[]> {
  const { text, response } = record.payload;
  const cids = identifiers(record, entry);
  return Promise.all([
    auditPin("request on IPFS", text, cids.request, pins.request),
    auditPin("response on IPFS", response, cids.response, pins.response),
  ]);
}

async function auditPin(
  check: string,
  stored: string | null,
  cid: string | null,
  pin: Attempt<Uint8Array> | undefined,
): Promise<Finding> {
  if (!pin) return absent(check, "not pinned yet");
  const here = stored === null ? null : sha256(stored);
  if ("failure" in pin) {
    const { away, message } = pin.failure;
    return away ? unread(check, message) : differ(check, ["database", here], ["IPFS", message]);
  }
  const computed = await contentId(pin.value);
  if (computed !== cid) return differ(check, ["identifier", cid], ["of its bytes", computed]);
  return compare(check, ["database", here], ["IPFS", sha256(pin.value)]);
}

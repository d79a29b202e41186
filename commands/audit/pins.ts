import type { RecordedTransaction } from "../../db/transactions/load-record.ts";
import type { Ipfs } from "../../integrations/ipfs/create-ipfs.ts";
import { type Attempt, attempt } from "./attempt.ts";
import { sha256 } from "./digest.ts";
import { absent, compare, differ, type Finding, unread } from "./finding.ts";
import type { InboxEntry } from "./inbox.ts";

/** More than any request or response can be. */
const MAX_BYTES = 16 * 1024 * 1024;

export interface Pins {
  readonly request: Attempt<Uint8Array> | undefined;
  readonly response: Attempt<Uint8Array> | undefined;
}

/** What everyone can fetch: the content that the chain points to, or the record where the chain says nothing. */
export async function readPins(
  { transaction }: RecordedTransaction,
  entry: InboxEntry | undefined,
  ipfs: Ipfs,
): Promise<Pins> {
  const read = (cid: string | null | undefined) => (cid ? attempt(ipfs.read(cid, MAX_BYTES)) : undefined);
  const [request, response] = await Promise.all([
    read(entry?.requestCid || transaction.requestCid),
    read(entry?.responseCid || transaction.responseCid),
  ]);
  return { request, response };
}

/** Whether IPFS holds the very bytes that the database does. */
export function auditPins({ payload }: RecordedTransaction, pins: Pins): Finding[] {
  return [
    auditPin("request on IPFS", payload.text, pins.request),
    auditPin("response on IPFS", payload.response ?? null, pins.response),
  ];
}

function auditPin(check: string, stored: string | null, pin: Attempt<Uint8Array> | undefined): Finding {
  if (!pin) return absent(check, "not pinned yet");
  const here = stored === null ? null : sha256(stored);
  if ("value" in pin) return compare(check, ["database", here], ["IPFS", sha256(pin.value)]);
  const { away, message } = pin.failure;
  return away ? unread(check, message) : differ(check, ["database", here], ["IPFS", message]);
}

import {
  getRequestCid,
  getRequestStatus,
  getResponseCid,
  type RequestStatus,
} from "../../integrations/chain/agent-inbox.ts";
import { TransactionReverted } from "../../integrations/chain/chain-error.ts";
import type { ChainNode } from "../../integrations/chain/chain-node.ts";
import { type Attempt, attempt } from "./attempt.ts";
import type { AuditedRecord } from "./audited-record.ts";
import { absent, compare, differ, type Finding, unread } from "./finding.ts";

/** What the service's inbox on chain holds of a request. */
export interface InboxEntry {
  readonly requestCid: string;
  /** Empty until orion's decision is published. */
  readonly responseCid: string;
  readonly status: RequestStatus;
}

/** Undefined where the inbox knows no such request. */
export function inboxEntry(
  node: ChainNode,
  inbox: string,
  requestHash: string,
): Promise<Attempt<InboxEntry | undefined>> {
  const reads = Promise.all([
    getRequestCid(node, inbox, requestHash),
    getResponseCid(node, inbox, requestHash),
    getRequestStatus(node, inbox, requestHash),
  ]);
  return attempt(
    reads.then(
      ([requestCid, responseCid, status]) => ({ requestCid, responseCid, status }),
      (error: unknown) => {
        if (error instanceof TransactionReverted && error.errorName === "RequestUnknown") return undefined;
        throw error;
      },
    ),
  );
}

/** Whether the chain points to the same content as the record, and says the same of orion. */
export function auditInbox(record: AuditedRecord, read: Attempt<InboxEntry | undefined>): Finding[] {
  if ("failure" in read) {
    const { away, message } = read.failure;
    const check = "inbox on chain";
    return [away ? unread(check, message) : differ(check, ["record", "an inbox"], ["chain", message])];
  }
  const { transaction, approvals } = record;
  const { requestCid, responseCid } = transaction;
  const entry = read.value;
  if (!entry && requestCid === null) return [absent("inbox on chain", "the request is not registered yet")];
  const request = compare("request CID", ["record", requestCid], ["chain", entry?.requestCid ?? null]);
  if (responseCid === null && (!entry || entry.status === "PENDING")) {
    return [request, absent("orion on chain", "orion's decision is not published yet")];
  }
  const orion = approvals.find(({ type }) => type === "orion")?.decision ?? null;
  return [
    request,
    compare("response CID", ["record", responseCid], ["chain", entry?.responseCid || null]),
    compare("orion on chain", ["record", orion], ["chain", entry?.status ?? null]),
  ];
}

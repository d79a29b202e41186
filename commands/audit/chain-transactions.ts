import type { RecordedTransaction } from "../../db/transactions/load-record.ts";
import { createRequest, setRequestStatus } from "../../integrations/chain/agent-inbox.ts";
import { agentInboxAbi } from "../../integrations/chain/artefacts.ts";
import { callsOf, refusalAt } from "../../integrations/chain/inbox-batch.ts";
import type { Receipt } from "../../integrations/chain/receipt.ts";
import { attempt } from "./attempt.ts";
import { absent, compare, differ, type Finding, unread } from "./finding.ts";
import type { InboxEntry } from "./inbox.ts";
import type { SentCall } from "./sent-call.ts";
import type { AuditSources } from "./sources.ts";

/** Whether the recorded chain transactions were mined, succeeded, and are the ones that wrote what the inbox holds. */
export function auditChainTransactions(
  { transaction }: RecordedTransaction,
  inbox: string,
  entry: InboxEntry | undefined,
  sources: AuditSources,
): Promise<Finding[]> {
  const { requestHash, registrationTx = null, publicationTx = null } = transaction;
  const registration = entry && createRequest(inbox, requestHash, entry.requestCid);
  const publication =
    entry && entry.status !== "PENDING"
      ? setRequestStatus(inbox, requestHash, entry.status, entry.responseCid)
      : undefined;
  return Promise.all([
    auditCall("registration", registrationTx, registration, sources),
    auditCall("publication", publicationTx, publication, sources),
  ]);
}

async function auditCall(
  check: string,
  hash: string | null,
  expected: SentCall | undefined,
  sources: AuditSources,
): Promise<Finding> {
  if (hash === null && !expected) return absent(check, "not on chain yet");
  const written = expected ? `${describe(expected)}, succeeded` : null;
  if (hash === null) return differ(check, ["record", null], ["inbox", written]);
  const read = await attempt(Promise.all([sources.sentCall(hash), sources.node.receipt(hash)]));
  if ("failure" in read) return unread(check, read.failure.message);
  const [call, receipt] = read.value;
  const sent = call ? describeSent(call, receipt, expected) : null;
  const finding = compare(check, [hash, sent], ["inbox", written]);
  return finding.outcome === "agree" ? { ...finding, value: hash } : finding;
}

/** What was sent, in words: of a transaction of several calls the one that is looked for, where it is among them. */
function describeSent(sent: SentCall, receipt: Receipt | undefined, expected: SentCall | undefined): string {
  const calls = callsOf(sent.data);
  const position = expected ? calls.indexOf(expected.data) : -1;
  const outcome = receipt ? (receipt.succeeded ? "succeeded" : "reverted") : "not mined";
  if (calls[0] === sent.data || position < 0) return `${describe(sent)}, ${outcome}`;
  const isRefused = receipt && refusalAt(position, sent.to ?? "", receipt.logs) !== undefined;
  return `${describe({ ...sent, data: calls[position] ?? "" })}, ${isRefused ? "refused" : outcome}`;
}

/** The call in words, the contract in one spelling. */
function describe({ to, data }: SentCall): string {
  const parsed = agentInboxAbi.parseTransaction({ data });
  const call = parsed ? `${parsed.name}(${parsed.args.join(", ")})` : `an unknown call ${data.slice(0, 10)}`;
  return `${call} at ${to?.toLowerCase() ?? "no contract"}`;
}

import { Transaction } from "ethers";
import { createRequest, setRequestStatus } from "../../integrations/chain/agent-inbox.ts";
import { agentInboxAbi } from "../../integrations/chain/artefacts.ts";
import { callsOf, refusalAt } from "../../integrations/chain/inbox-batch.ts";
import type { Receipt } from "../../integrations/chain/receipt.ts";
import type { AuditedRecord } from "./audited-record.ts";
import type { Evidence } from "./evidence.ts";
import { absent, compare, differ, type Finding, unread } from "./finding.ts";
import type { InboxEntry } from "./inbox.ts";

interface SentCall {
  readonly to: string | null;
  readonly data: string;
}

/** Whether the recorded chain transactions were mined, succeeded, and are the ones that wrote what the inbox holds. */
export function auditChainTransactions(
  { transaction }: AuditedRecord,
  entry: InboxEntry | undefined,
  sightings: Evidence["sightings"],
): Finding[] {
  const { requestHash, registrationTx, publicationTx } = transaction;
  const inbox = transaction.inbox ?? "";
  const registration = entry && createRequest(inbox, requestHash, entry.requestCid);
  const publication =
    entry && entry.status !== "PENDING"
      ? setRequestStatus(inbox, requestHash, entry.status, entry.responseCid)
      : undefined;
  return [
    auditCall("registration", registrationTx, registration, sightings),
    auditCall("publication", publicationTx, publication, sightings),
  ];
}

function auditCall(
  check: string,
  hash: string | null,
  expected: SentCall | undefined,
  sightings: Evidence["sightings"],
): Finding {
  if (hash === null && !expected) return absent(check, "not on chain yet");
  const written = expected ? `${describe(expected)}, succeeded` : null;
  if (hash === null) return differ(check, ["record", null], ["inbox", written]);
  const read = sightings.get(hash);
  if (!read) return unread(check, `the chain transaction ${hash} is not here`);
  if ("failure" in read) return unread(check, read.failure.message);
  const call = read.value && sentUnder(hash, read.value.raw);
  const sent = call ? describeSent(call, read.value?.receipt ?? undefined, expected) : null;
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
  return `${describe({ to: sent.to, data: calls[position] ?? "" })}, ${isRefused ? "refused" : outcome}`;
}

/** What was signed, where its hash is the one that it goes by. */
export function sentUnder(hash: string, raw: string): Transaction | undefined {
  try {
    const transaction = Transaction.from(raw);
    return transaction.hash === hash ? transaction : undefined;
  } catch {
    // No signed transaction at all.
    return undefined;
  }
}

/** The call in words, the contract in one spelling. */
function describe({ to, data }: SentCall): string {
  const parsed = agentInboxAbi.parseTransaction({ data });
  const call = parsed ? `${parsed.name}(${parsed.args.join(", ")})` : `an unknown call ${data.slice(0, 10)}`;
  return `${call} at ${to?.toLowerCase() ?? "no contract"}`;
}

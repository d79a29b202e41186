import { sentUnder } from "./chain-transactions.ts";
import type { Evidence } from "./evidence.ts";
import { absent, compare, type Finding, unread } from "./finding.ts";

const END = "end by custody";
const ON_CHAIN = "custody on chain";

/** Whether what became of the custody provider's execution is the transaction's end, and what its chain says. */
export function auditCustody({ record, sightings }: Evidence): Finding[] {
  const { custody, transaction } = record;
  if (!custody) return [];
  const { end, txHash } = custody;
  if (transaction.status === "APPROVED")
    return [absent(END, end ? `it came to ${end}, which its workflow has not written yet` : "under way")];
  const ended = compare(END, ["record", transaction.statusReason], ["custody", end]);
  if (txHash === null || (end !== "custody-executed" && end !== "custody-reverted")) return [ended];
  const read = sightings.get(txHash);
  if (!read) return [ended, unread(ON_CHAIN, `the chain transaction ${txHash} is not here`)];
  if ("failure" in read) return [ended, unread(ON_CHAIN, read.failure.message)];
  const receipt = read.value && sentUnder(txHash, read.value.raw) ? read.value.receipt : null;
  const seen = receipt && (receipt.succeeded ? "custody-executed" : "custody-reverted");
  return [ended, compare(ON_CHAIN, ["custody", end], [txHash, seen])];
}

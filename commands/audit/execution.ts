import type { Transaction } from "ethers";
import { type ExecutedCall, executionDifferences } from "../../domain/execution-differences.ts";
import type { RequestPayload } from "../../domain/request-payload.ts";
import type { AuditedRecord } from "./audited-record.ts";
import { sentUnder } from "./chain-transactions.ts";
import type { Evidence } from "./evidence.ts";
import { absent, compare, type Finding, unread } from "./finding.ts";

const CHECK = "execution on chain";

/** Whether a reported execution is on chain what its row says it turned out to be. */
export function auditExecution(report: AuditedRecord["reports"][number], evidence: Evidence): Finding[] {
  const { kind, txHash, end, differences } = report;
  if (kind !== "execution" || txHash === null || end === null) return [];
  const read = evidence.sightings.get(txHash);
  if (!read) return [unread(CHECK, `the chain transaction ${txHash} is not here`)];
  if ("failure" in read) return [unread(CHECK, read.failure.message)];
  const sent = read.value && sentUnder(txHash, read.value.raw);
  const receipt = read.value?.receipt;
  const said = show(end, differences);
  if (!sent || !receipt) return [compare(CHECK, ["report", said], [txHash, sent ? "not mined" : null])];
  const verified = verifiedCall(evidence);
  if (!verified) {
    // Whether it succeeded is told by everyone; whether it is the call that was verified only by whoever can open that.
    if (end === "execution-differs") return [absent(CHECK, "nothing to compare its call with")];
    return [compare(CHECK, ["report", end], [txHash, byReceipt(receipt.succeeded)])];
  }
  const found = executionDifferences(verified, executedCall(sent, verified.chainId));
  const seen = found.length > 0 ? show("execution-differs", found) : byReceipt(receipt.succeeded);
  return [compare(CHECK, ["report", said], [txHash, seen])];
}

function byReceipt(succeeded: boolean): string {
  return succeeded ? "execution-confirmed" : "execution-reverted";
}

function show(end: string, differences: readonly string[]): string {
  return differences.length > 0 ? `${end} (${differences.join(", ")})` : end;
}

function verifiedCall({ record, opened }: Evidence): ExecutedCall | undefined {
  if (!("text" in opened.request)) return undefined;
  const { tx } = JSON.parse(opened.request.text) as RequestPayload;
  const { chainId, escrowAddress: from } = record.transaction;
  return { chainId, from, to: tx.to, value: BigInt(tx.value), data: tx.data };
}

function executedCall({ chainId, from, to, value, data }: Transaction, on: number): ExecutedCall {
  // One that was signed for no chain in particular was executed where it was looked for.
  return { chainId: Number(chainId) || on, from: from ?? "", to, value, data };
}

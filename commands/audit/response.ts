import type { AuditedRecord } from "./audited-record.ts";
import { sha256 } from "./digest.ts";
import type { Opened } from "./evidence.ts";
import { absent, compare, differ, type Finding, unread } from "./finding.ts";

const DECISION = "published decision";
const VERDICT = "published verdict";

/** Whether what was published is orion's record and the stored verdict. */
export function auditResponse(record: AuditedRecord, response: Opened): Finding[] {
  if ("text" in response) return compareOpened(record, response.text);
  const { why, cannot } = response;
  if (cannot === "never") return [absent(DECISION, why)];
  if (cannot === "now") return [unread(DECISION, why)];
  return [differ(DECISION, ["record", "a sealed response"], ["IPFS", why])];
}

function compareOpened({ transaction, approvals, verdict }: AuditedRecord, text: string): Finding[] {
  const published = read(text);
  if (!published) return [differ(DECISION, ["record", "a decision"], ["IPFS", "no JSON"])];
  const orion = approvals.find(({ type }) => type === "orion");
  const recorded = orion && {
    ...orion,
    requestHash: transaction.requestHash,
  };
  // The stored answer stands in the published text byte for byte; parsed and written again it might not.
  const before = `${JSON.stringify({ ...published, verdict: undefined }).slice(0, -1)},"verdict":`;
  const publishedVerdict = text.startsWith(before) ? text.slice(before.length, -1) : text;
  const shown = show({ ...published, analysisSha256: sha256(published.analysis ?? "") });
  return [
    compare(DECISION, ["record", recorded ? show(recorded) : null], ["IPFS", shown]),
    !verdict && publishedVerdict === "null"
      ? absent(VERDICT, "the built-in arbiter gave none")
      : compare(VERDICT, ["record", verdict?.sha256 ?? null], ["IPFS", sha256(publishedVerdict)]),
  ];
}

interface PublishedDecision {
  readonly requestHash: string;
  readonly decision: string;
  readonly confidence: unknown;
  readonly analysis: string | null;
  readonly createdAt: string;
}

function read(text: string): PublishedDecision | undefined {
  try {
    return JSON.parse(text) as PublishedDecision;
  } catch {
    return undefined;
  }
}

/** The analysis quotes the request, so only its digest is shown. */
function show(decided: Omit<PublishedDecision, "analysis"> & { readonly analysisSha256: string }): string {
  const { requestHash, decision, confidence, analysisSha256, createdAt } = decided;
  return `${decision}, confidence ${confidence}, analysis ${analysisSha256}, at ${createdAt}, for ${requestHash}`;
}

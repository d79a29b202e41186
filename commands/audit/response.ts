import { SecretCannotBeOpened } from "../../db/secrets/cipher.ts";
import { loadServiceKeys } from "../../db/secrets/service-keys.ts";
import type { RecordedTransaction } from "../../db/transactions/load-record.ts";
import { attempt } from "./attempt.ts";
import { sha256 } from "./digest.ts";
import { absent, compare, differ, type Finding, unread } from "./finding.ts";
import type { Pins } from "./pins.ts";
import type { AuditSources } from "./sources.ts";

const MAX_BYTES = 16 * 1024 * 1024;
const DECISION = "published decision";
const VERDICT = "published verdict";

/** Opens what was published and compares it with orion's record and the stored verdict. */
export async function auditResponse(
  record: RecordedTransaction,
  pin: Pins["response"],
  sources: AuditSources,
): Promise<Finding[]> {
  if (!pin) return [absent(DECISION, "not published yet")];
  if ("failure" in pin) return [absent(DECISION, "the response could not be had from IPFS")];
  if (record.transaction.sealed) return [absent(DECISION, "only a foreign service can open it")];
  const keys = await loadKeys(sources);
  if ("cannotOpen" in keys) return [unread(DECISION, keys.cannotOpen)];
  const armour = new TextDecoder().decode(pin.value);
  const opened = await attempt(sources.sealer.open(armour, keys, MAX_BYTES));
  if ("failure" in opened)
    return [differ(DECISION, ["record", "a sealed response"], ["IPFS", opened.failure.message])];
  return compareOpened(record, new TextDecoder().decode(opened.value));
}

function compareOpened({ transaction, approvals, verdict }: RecordedTransaction, text: string): Finding[] {
  const published = JSON.parse(text) as PublishedDecision;
  const orion = approvals.find(({ type }) => type === "orion");
  const recorded = orion && {
    requestHash: transaction.requestHash,
    decision: orion.decision,
    confidence: orion.confidence,
    analysis: orion.analysis ?? null,
    createdAt: orion.createdAt.toISOString(),
  };
  // The stored answer stands in the published text byte for byte; parsed and written again it might not.
  const before = `${JSON.stringify({ ...published, verdict: undefined }).slice(0, -1)},"verdict":`;
  const publishedVerdict = text.startsWith(before) ? text.slice(before.length, -1) : text;
  return [
    compare(DECISION, ["record", recorded ? show(recorded) : null], ["IPFS", show(published)]),
    !verdict && publishedVerdict === "null"
      ? absent(VERDICT, "the built-in arbiter gave none")
      : compare(
          VERDICT,
          ["record", verdict ? sha256(verdict.answer) : null],
          ["IPFS", sha256(publishedVerdict)],
        ),
  ];
}

interface PublishedDecision {
  readonly requestHash: string;
  readonly decision: string;
  readonly confidence: unknown;
  readonly analysis: string | null;
  readonly createdAt: string;
}

/** The analysis quotes the request, so only its digest is shown. */
function show({ requestHash, decision, confidence, analysis, createdAt }: PublishedDecision): string {
  const digest = sha256(analysis ?? "");
  return `${decision}, confidence ${confidence}, analysis ${digest}, at ${createdAt}, for ${requestHash}`;
}

async function loadKeys({ database, cipher }: AuditSources): Promise<string[] | { cannotOpen: string }> {
  try {
    return await loadServiceKeys(database, cipher);
  } catch (error) {
    if (error instanceof SecretCannotBeOpened) return { cannotOpen: error.message };
    throw error;
  }
}

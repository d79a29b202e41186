import { compareEvidence } from "./compare-evidence.ts";
import type { Finding } from "./finding.ts";
import { gatherEvidence } from "./gather-evidence.ts";
import type { AuditSources } from "./sources.ts";

/** Holds a transaction's record against everything else that knows of it; undefined where there is no such record. */
export async function runAudit(requestHash: string, sources: AuditSources): Promise<Finding[] | undefined> {
  const evidence = await gatherEvidence(requestHash, sources);
  return evidence && compareEvidence(evidence, sources);
}

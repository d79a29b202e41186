import { CannotStart } from "../../../runtime/cannot-start.ts";
import { compareEvidence } from "../compare-evidence.ts";
import type { Evidence } from "../evidence.ts";
import { compare, type Finding } from "../finding.ts";
import type { AuditTools } from "../sources.ts";
import { bundleEvidence } from "./bundle-evidence.ts";
import { readBundle } from "./bundle-text.ts";

export interface AuditedBundle {
  /** Undefined where the bundle was changed. */
  readonly evidence: Evidence | undefined;
  readonly findings: readonly Finding[];
}

/** Verifies a bundle by itself: no database, no Temporal, no chain, no IPFS. */
export async function auditBundle(bytes: Buffer, tools: AuditTools): Promise<AuditedBundle> {
  const { digests, bundle } = readBundle(bytes);
  const whole = compare("bundle", ["its first line", digests[0]], ["its bytes", digests[1]]);
  if (!bundle) return { evidence: undefined, findings: [whole] };
  try {
    const evidence = bundleEvidence(bundle);
    return { evidence, findings: [whole, ...(await compareEvidence(evidence, tools))] };
  } catch (error) {
    // Only what was never exported so can be unreadable here.
    if (error instanceof SyntaxError || error instanceof TypeError)
      throw new CannotStart("The bundle holds something that no export writes: it was forged.");
    throw error;
  }
}

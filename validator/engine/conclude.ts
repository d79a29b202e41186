import { explain } from "../explanation/explain.ts";
import { passReason } from "../explanation/pass-reason.ts";
import { presentIntent } from "../explanation/present-intent.ts";
import type { FamilyReport } from "../nodes/node.ts";
import type { Case } from "./case.ts";
import { mergeReports } from "./merge-reports.ts";
import type { Verdict } from "./verdict.ts";
import { ENGINE_VERSION } from "./version.ts";

/** The verdict's JSON from the families' reports; the same reports give the same bytes in whatever order they came. */
export function conclude(
  opened: Case,
  reports: readonly FamilyReport[],
  versions: Record<string, unknown>,
): string {
  const outcome = mergeReports(reports);
  const { judged, primary } = outcome;
  const reason = primary ? primary.result.reasoning : passReason(opened);
  const results: Verdict["results"] = {};
  for (const { node, result } of judged) results[node.id] = result;
  const verdict: Verdict = {
    decision: primary ? "REJECT" : "PASS",
    reason,
    protocol: opened.protocol,
    primary_failure_node: primary?.node.id ?? null,
    llm_calls: 0,
    results,
    extracted_elements: presentIntent(opened.intent),
    context: {
      engine_version: ENGINE_VERSION,
      data_versions: versions,
      evaluated_at: new Date(opened.evaluatedAt).toISOString(),
      chain_id: opened.chain.id,
      chain_told_by: opened.chainSource,
      prices: opened.prices,
      metadata: opened.metadata,
      ...(opened.promptsWanted ? { prompts: [] } : {}),
    },
    explanation: explain(opened.protocol, outcome, reason),
  };
  return JSON.stringify(verdict);
}

import { withChecksums } from "../addresses/address.ts";
import type { Case } from "../case/case.ts";
import type { FamilyReport } from "../case/check.ts";
import type { Explanation, Verdict } from "../case/verdict.ts";
import { explain } from "../explanation/explain.ts";
import { passReason } from "../explanation/pass-reason.ts";
import { presentDecoded } from "../explanation/present-decoded.ts";
import { presentIntent } from "../explanation/present-intent.ts";
import { restsOn } from "../explanation/rests-on.ts";
import { applyAnswers } from "../model/apply-answers.ts";
import type { ModelAnswers } from "../model/model-answer.ts";
import { recordAnswers } from "../model/record-answers.ts";
import { mergeReports } from "./merge-reports.ts";
import { ENGINE_VERSION } from "./version.ts";

/**
 * The verdict from the families' reports and a model's answers, if one was asked; the same reports and answers
 * give the same bytes in whatever order they came.
 */
export function conclude(
  opened: Case,
  reports: readonly FamilyReport[],
  versions: Record<string, unknown>,
  answers?: ModelAnswers,
): Verdict {
  const byRules = mergeReports(reports);
  const outcome = answers ? applyAnswers(byRules, answers) : byRules;
  const record = recordAnswers(opened, byRules, answers);
  const { judged, primary } = outcome;
  const reason = primary ? primary.result.reasoning : passReason(opened);
  const results: Verdict["results"] = {};
  for (const { node, result } of judged) results[node.id] = result;
  return {
    decision: primary ? "REJECT" : "PASS",
    reason,
    protocol: opened.protocol,
    primary_failure_node: primary?.node.id ?? null,
    llm_calls: record.calls,
    results,
    extracted_elements: presentIntent(opened.intent),
    context: {
      engine_version: ENGINE_VERSION,
      data_versions: versions,
      evaluated_at: new Date(opened.evaluatedAt).toISOString(),
      chain_id: opened.chain.id,
      chain_told_by: opened.chainSource,
      protocol_evidence: opened.protocolEvidence.map(withChecksums),
      ...presentDecoded(opened),
      rests_on: Object.fromEntries(
        Object.entries(restsOn(opened, versions)).map(([fact, basis]) => [withChecksums(fact), basis]),
      ),
      prices: opened.priceRecord,
      ...(opened.reads && { chain_reads: opened.reads }),
      metadata: opened.metadata,
      ...record.context,
    },
    explanation: explainIfPossible(opened.protocol, outcome, reason, record.calls, opened.intent.words ?? []),
  };
}

/** The interface says null where an explanation cannot be made; the verdict stands without it. */
function explainIfPossible(...parts: Parameters<typeof explain>): Explanation | null {
  try {
    return explain(...parts);
  } catch {
    return null;
  }
}

import { FAMILIES } from "../case/check.ts";
import type { Judged, Outcome } from "../case/outcome.ts";
import type { AccountedWord, Explanation, NodeGroup } from "../case/verdict.ts";
import { FAMILY_ADVICE } from "./family-advice.ts";
import { nodeName } from "./node-name.ts";

/** The verdict in words and numbers, for people and for agents that mend their transaction. */
export function explain(
  protocol: string | null,
  outcome: Outcome,
  reason: string,
  llmCalls: number,
  words: readonly AccountedWord[],
): Explanation {
  const { judged, primary, notReached } = outcome;
  const failed = judged.filter((one) => one.result.status === "FAIL" || one.node === primary?.node);
  const groups = groupByStatus(judged);
  return {
    summary: primary ? summaryOf(failed, primary) : reason,
    decision: primary ? "REJECT" : "PASS",
    key_issues: failed.map(({ node, result }) => ({
      node_id: node.id,
      node_name: nodeName(node.id),
      severity: node === primary?.node ? "critical" : "medium",
      reason: result.reasoning,
      confidence: result.confidence,
      details: result.details,
    })),
    affected_nodes: groups,
    confidence_summary: confidenceOf(judged),
    recommendations: recommend(failed),
    words: [...words],
    metadata: {
      protocol,
      total_nodes: judged.length + notReached.length,
      failed_nodes: groups.failed.count,
      passed_nodes: groups.passed.count,
      skipped_nodes: groups.skipped.count,
      not_reached_nodes: notReached.length,
      early_stop: notReached.length > 0,
      early_stop_node: notReached.length > 0 ? (primary?.node.id ?? null) : null,
      llm_calls: llmCalls,
    },
  };
}

function summaryOf(failed: Judged[], primary: Judged): string {
  const others = failed.length - 1;
  const more = others > 0 ? ` ${others} other ${others === 1 ? "check" : "checks"} failed too.` : "";
  return `Rejected by ${nodeName(primary.node.id)}: ${primary.result.reasoning}${more}`;
}

const GROUPS = { FAIL: "failed", PASS: "passed", SKIP: "skipped" } as const;

function groupByStatus(judged: Judged[]): Explanation["affected_nodes"] {
  const groups = { failed: emptyGroup(), passed: emptyGroup(), skipped: emptyGroup() };
  for (const { node, result } of judged) {
    const group = groups[GROUPS[result.status]];
    group.count += 1;
    group.nodes.push(nodeName(node.id));
    group.node_ids.push(node.id);
  }
  return groups;
}

function emptyGroup(): NodeGroup {
  return { count: 0, nodes: [], node_ids: [] };
}

/** Skipped checks have no opinion and do not count. */
function confidenceOf(judged: Judged[]): Explanation["confidence_summary"] {
  let [count, sum, min, max] = [0, 0, 1, 0];
  for (const { result } of judged) {
    if (result.status === "SKIP") continue;
    count += 1;
    sum += result.confidence;
    min = Math.min(min, result.confidence);
    max = Math.max(max, result.confidence);
  }
  if (count === 0) return { min: 0, max: 0, avg: 0 };
  return { min, max, avg: Math.round((sum / count) * 1000) / 1000 };
}

/** One recommendation per failing family: its general advice, then the remedies of its checks. */
function recommend(failed: Judged[]): string[] {
  return FAMILIES.flatMap((family) => {
    const own = failed.filter(({ node }) => node.family === family);
    if (own.length === 0) return [];
    const remedies = own.flatMap(({ result }) =>
      typeof result.details.remedy === "string" ? [result.details.remedy] : [],
    );
    return [`${FAMILY_ADVICE[family]} ${[...new Set(remedies)].join(" ")}`.trim()];
  });
}

import type { Case } from "../engine/case.ts";
import type { Judged, Outcome } from "../engine/merge-reports.ts";
import type { Explanation, NodeGroup, NodeStatus } from "../engine/verdict.ts";
import { GRAPH } from "../graph.ts";
import { FAMILIES, familyOf } from "../nodes/node.ts";
import { FAMILY_ADVICE } from "./family-advice.ts";
import { nodeName } from "./node-name.ts";
import { passReason } from "./pass-reason.ts";

/** The verdict in words and numbers, for people and for agents that mend their transaction. */
export function explain(opened: Case, { judged, primary, notReached }: Outcome): Explanation {
  const failed = judged.filter((one) => one.result.status === "FAIL" || one.node === primary?.node);
  const group = (status: NodeStatus) => groupOf(judged.filter(({ result }) => result.status === status));
  const groups = { failed: group("FAIL"), passed: group("PASS"), skipped: group("SKIP") };
  return {
    summary: summaryOf(opened, failed, primary),
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
    metadata: {
      protocol: opened.protocol,
      total_nodes: GRAPH.length,
      failed_nodes: groups.failed.count,
      passed_nodes: groups.passed.count,
      skipped_nodes: groups.skipped.count,
      not_reached_nodes: notReached.length,
      early_stop: notReached.length > 0,
      early_stop_node: notReached.length > 0 ? (primary?.node.id ?? null) : null,
      llm_calls: 0,
    },
  };
}

function summaryOf(opened: Case, failed: Judged[], primary: Judged | undefined): string {
  if (!primary) return passReason(opened);
  const others = failed.length - 1;
  const more = others > 0 ? ` ${others} other ${others === 1 ? "check" : "checks"} failed too.` : "";
  return `Rejected by ${nodeName(primary.node.id)}: ${primary.result.reasoning}${more}`;
}

function groupOf(judged: Judged[]): NodeGroup {
  const ids = judged.map(({ node }) => node.id);
  return { count: ids.length, nodes: ids.map(nodeName), node_ids: ids };
}

/** Skipped checks have no opinion and do not count. */
function confidenceOf(judged: Judged[]): Explanation["confidence_summary"] {
  const all = judged.filter(({ result }) => result.status !== "SKIP").map(({ result }) => result.confidence);
  if (all.length === 0) return { min: 0, max: 0, avg: 0 };
  const avg = all.reduce((sum, confidence) => sum + confidence, 0) / all.length;
  return { min: Math.min(...all), max: Math.max(...all), avg: Math.round(avg * 1000) / 1000 };
}

/** One recommendation per failing family: its general advice, then the remedies of its checks. */
function recommend(failed: Judged[]): string[] {
  return FAMILIES.flatMap((family) => {
    const own = failed.filter(({ node }) => familyOf(node) === family);
    if (own.length === 0) return [];
    const remedies = own.flatMap(({ result }) =>
      typeof result.details.remedy === "string" ? [result.details.remedy] : [],
    );
    return [`${FAMILY_ADVICE[family]} ${[...new Set(remedies)].join(" ")}`.trim()];
  });
}

import type { Check, Family, FamilyReport } from "../case/check.ts";
import type { Judged, Outcome } from "../case/outcome.ts";
import { GRAPH, nodesOf } from "../nodes/graph.ts";

/** The graph's nodes, each with its place in its family's report. */
const PLACES = GRAPH.map((node) => ({ node, at: nodesOf(node.family).indexOf(node) }));

/** Puts the families' results into graph order; a hard FAIL ends the run after its level. */
export function mergeReports(reports: readonly FamilyReport[]): Outcome {
  const byFamily: Partial<Record<Family, FamilyReport["results"]>> = {};
  for (const { family, results } of reports) byFamily[family] = results;
  const judged: Judged[] = [];
  const notReached: Check[] = [];
  let primary: Judged | undefined;
  for (const { node, at } of PLACES) {
    const result = byFamily[node.family]?.[at];
    if (!result || (primary && node.level > primary.node.level)) {
      notReached.push(node);
      continue;
    }
    const one = { node, result };
    judged.push(one);
    if (result.status === "FAIL") primary ??= one;
  }
  // Nothing failed is not enough: a PASS needs the checks that carry it.
  primary ??= judged.find(({ node, result }) => node.mustPass && result.status !== "PASS");
  return { judged, primary, notReached };
}

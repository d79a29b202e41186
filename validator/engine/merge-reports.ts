import { GRAPH } from "../graph.ts";
import type { FamilyReport, Node } from "../nodes/node.ts";
import type { NodeResult } from "./verdict.ts";

export interface Judged {
  node: Node;
  result: NodeResult;
}

export interface Outcome {
  judged: Judged[];
  /** The first FAIL in graph order, or the node that had to pass and did not. */
  primary: Judged | undefined;
  notReached: Node[];
}

/** Puts the families' results into graph order; a hard FAIL ends the run after its level. */
export function mergeReports(reports: readonly FamilyReport[]): Outcome {
  const byFamily = new Map(reports.map(({ family, results }) => [family, results]));
  const judged: Judged[] = [];
  const notReached: Node[] = [];
  let primary: Judged | undefined;
  for (const node of GRAPH) {
    const result = byFamily.get(node.family)?.[node.id];
    if (!result || (primary && node.level > primary.node.level)) {
      notReached.push(node);
      continue;
    }
    judged.push({ node, result });
    if (result.status === "FAIL") primary ??= { node, result };
  }
  // Nothing failed is not enough: a PASS needs the checks that carry it.
  primary ??= judged.find(({ node, result }) => node.mustPass && result.status !== "PASS");
  return { judged, primary, notReached };
}

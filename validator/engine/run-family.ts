import type { Case } from "../case/case.ts";
import type { Family, FamilyReport } from "../case/check.ts";
import type { ReferenceData } from "../data/reference-data.ts";
import { nodesOf } from "../nodes/graph.ts";
import type { Staged } from "../stages/staged.ts";

/** All rules of a family's nodes; levels that turn out not to be reached are dropped when reports are merged. */
export function* runFamily(opened: Case, family: Family, data: ReferenceData): Staged<FamilyReport> {
  const results: FamilyReport["results"] = [];
  for (const node of nodesOf(family)) {
    yield "nodes";
    results.push(node.run(opened, data));
  }
  return { family, results };
}

/** Those of its hard nodes alone: what lists, clocks, prices and the chain say may change, what words mean does not. */
export function runHardNodes(opened: Case, family: Family, data: ReferenceData): FamilyReport {
  const results = nodesOf(family).map((node) => (node.kind === "hard" ? node.run(opened, data) : undefined));
  return { family, results };
}

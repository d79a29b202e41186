import type { ReferenceData } from "../data/reference-data.ts";
import { GRAPH } from "../graph.ts";
import type { Family, FamilyReport } from "../nodes/node.ts";
import type { Case } from "./case.ts";
import type { NodeResult } from "./verdict.ts";

const nodesOf = Map.groupBy(GRAPH, ({ family }) => family);

/** All rules of a family's nodes; levels that turn out not to be reached are dropped when reports are merged. */
export function runFamily(opened: Case, family: Family, data: ReferenceData): FamilyReport {
  const results: Record<string, NodeResult> = {};
  for (const node of nodesOf.get(family) ?? []) results[node.id] = node.run(opened, data);
  return { family, results };
}

import type { Case } from "../case/case.ts";
import type { Family, FamilyReport } from "../case/check.ts";
import type { ReferenceData } from "../data/reference-data.ts";
import { nodesOf } from "../nodes/graph.ts";

/** All rules of a family's nodes; levels that turn out not to be reached are dropped when reports are merged. */
export function runFamily(opened: Case, family: Family, data: ReferenceData): FamilyReport {
  return { family, results: nodesOf(family).map((node) => node.run(opened, data)) };
}

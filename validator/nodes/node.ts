import type { Case } from "../case/case.ts";
import type { Check, Family } from "../case/check.ts";
import type { NodeResult } from "../case/verdict.ts";
import type { ReferenceData } from "../data/reference-data.ts";

export interface Node extends Check {
  /** The rules. */
  run(opened: Case, data: ReferenceData): NodeResult;
}

type HardNode = Omit<Node, "family" | "kind" | "mustPass" | "question"> & { mustPass?: boolean };

export function hardNode(node: HardNode): Node {
  const family = node.id.slice(0, node.id.indexOf(".")) as Family;
  return { family, kind: "hard", mustPass: false, ...node };
}

export function semanticNode(node: Omit<Node, "family" | "kind" | "mustPass"> & { question: string }): Node {
  const family = node.id.slice(0, node.id.indexOf(".")) as Family;
  return { family, kind: "semantic", mustPass: false, ...node };
}

import type { ReferenceData } from "../data/reference-data.ts";
import type { Case } from "../engine/case.ts";
import type { NodeResult } from "../engine/verdict.ts";

/** In the order in which a level's results stand in the verdict. */
export const FAMILIES = [
  "technical_invariants",
  "legal_compliance",
  "adversarial_detection",
  "intent_alignment",
] as const;
export type Family = (typeof FAMILIES)[number];

/** One check. Hard nodes are rules; semantic nodes may ask a model and run only after every hard node has passed. */
export interface Node {
  readonly id: `${Family}.${string}`;
  readonly family: Family;
  readonly kind: "hard" | "semantic";
  readonly level: number;
  /** A verdict is PASS only if this node passed; for others a SKIP is enough. */
  readonly mustPass: boolean;
  run(opened: Case, data: ReferenceData): NodeResult;
}

export interface FamilyReport {
  family: Family;
  results: Record<string, NodeResult>;
}

type HardNode = Omit<Node, "family" | "kind" | "mustPass"> & { mustPass?: boolean };

export function hardNode(node: HardNode): Node {
  const family = node.id.slice(0, node.id.indexOf(".")) as Family;
  return { family, kind: "hard", mustPass: false, ...node };
}

import type { NodeResult } from "./verdict.ts";

/** In the order in which a level's results stand in the verdict. */
export const FAMILIES = [
  "technical_invariants",
  "legal_compliance",
  "adversarial_detection",
  "intent_alignment",
] as const;
export type Family = (typeof FAMILIES)[number];

/**
 * What is known of a node beside its rules. Hard nodes are rules. Semantic nodes judge by rules what rules can, and may
 * then have a model asked; that happens only where no rule of any node failed, and the answer can reject but never overturn.
 */
export interface Check {
  readonly id: `${Family}.${string}`;
  readonly family: Family;
  readonly kind: "hard" | "semantic";
  readonly level: number;
  /** A verdict is PASS only if this node passed; for others a SKIP is enough. */
  readonly mustPass: boolean;
  /** What a semantic node wants to know of a model, in words. */
  readonly question?: string;
}

export interface FamilyReport {
  family: Family;
  /** One for each of the family's nodes, in the graph's order; undefined for one that was not run. */
  results: (NodeResult | undefined)[];
}

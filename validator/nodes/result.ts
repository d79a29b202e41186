import type { NodeResult } from "../case/verdict.ts";

/** What a FAIL owes its reader. */
export interface Difference {
  expected: unknown;
  actual: unknown;
  remedy: string;
  [more: string]: unknown;
}

export function pass(
  confidence: number,
  reasoning: string,
  details: Record<string, unknown> = {},
): NodeResult {
  return { status: "PASS", confidence, reasoning, details };
}

export function fail(confidence: number, reasoning: string, details: Difference): NodeResult {
  return { status: "FAIL", confidence, reasoning, details };
}

/** A check that does not apply has no opinion, hence no confidence to give. */
export function skip(reasoning: string, details: Record<string, unknown> = {}): NodeResult {
  return { status: "SKIP", confidence: 0, reasoning, details };
}

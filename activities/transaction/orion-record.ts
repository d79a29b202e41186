import type { OrionDecision } from "../../domain/decide.ts";
import type { Verdict } from "../../validator/case/verdict.ts";

export interface OrionRecord {
  readonly decision: OrionDecision;
  readonly confidence: number;
  readonly analysis: string;
  readonly failingNodes: readonly string[];
}

/** The arbiter's answer as orion's approval: how sure the least sure of the deciding nodes was, and what to do about failures. */
export function orionRecord(verdict: Verdict): OrionRecord {
  const rejected = verdict.decision === "REJECT";
  const decided = Object.entries(verdict.results).filter(
    ([, result]) => result.status === (rejected ? "FAIL" : "PASS"),
  );
  const failures = rejected
    ? decided.map(([id, result]) => `${id}: ${result.reasoning}${remedyOf(result.details)}`)
    : [];
  return {
    decision: rejected ? "REJECTED" : "APPROVED",
    confidence: Math.min(1, ...decided.map(([, result]) => result.confidence)),
    analysis: [verdict.reason, ...failures].join("\n"),
    failingNodes: Object.keys(verdict.results).filter((id) => verdict.results[id]?.status === "FAIL"),
  };
}

function remedyOf(details: Readonly<Record<string, unknown>>): string {
  return typeof details.remedy === "string" ? ` ${details.remedy}` : "";
}

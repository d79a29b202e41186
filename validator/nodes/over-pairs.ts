import type { Case, Pair } from "../case/case.ts";
import type { NodeResult } from "../case/verdict.ts";
import { skip } from "./result.ts";

/** Runs a check on every call and the step it answers: the first FAIL stands, else the least sure PASS. */
export function overPairs(opened: Case, check: (pair: Pair) => NodeResult): NodeResult {
  let least: NodeResult | undefined;
  let skipped: NodeResult | undefined;
  for (const pair of opened.pairs) {
    const result = check(pair);
    if (result.status === "FAIL") return result;
    if (result.status === "SKIP") skipped ??= result;
    else if (!least || result.confidence < least.confidence) least = result;
  }
  return least ?? skipped ?? skip("There is no understood call to check.");
}

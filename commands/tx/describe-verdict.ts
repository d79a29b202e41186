import type { Verdict } from "../../validator/case/verdict.ts";
import { field, section, wrap } from "./lay-out.ts";

/** What each node of the built-in arbiter found, in the order of its graph. */
export function describeVerdict(answer: string | undefined): string {
  if (answer === undefined) return section("Verdict", ["  None of the built-in arbiter."]);
  const verdict = JSON.parse(answer) as Verdict;
  const engine = verdict.context.engine_version;
  return section(`Verdict: ${verdict.decision}`, [
    ...field("because", verdict.reason),
    ...field("engine", typeof engine === "string" ? engine : "not named"),
    "",
    ...Object.entries(verdict.results).flatMap(([id, { status, confidence, reasoning }]) => [
      `  ${status}  ${status === "SKIP" ? "    " : confidence.toFixed(2)}  ${id}`,
      ...wrap(reasoning, 14),
    ]),
  ]);
}

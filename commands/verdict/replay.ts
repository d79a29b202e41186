import type { Engine } from "../../validator/engine/engine.ts";
import { isModelAnswers } from "../../validator/model/model-answer.ts";
import { differingPaths } from "./differing-paths.ts";
import { type ReplayRecord, readVerdict } from "./replay-record.ts";

export interface Replayed {
  agrees: boolean;
  lines: string[];
}

/**
 * Judges a recorded request again, at its recorded time and with its recorded model answers. The same engine and data must
 * give the same bytes; others are named, and must then give the same decision.
 */
export function replay(engine: Engine, record: ReplayRecord): Replayed {
  const recorded = readVerdict(record.verdict);
  const answers = recorded.context.model_answers ?? {};
  if (!isModelAnswers(answers)) return differs("The recorded model answers are not in their form.");
  const judged = engine.judge(record.request, Date.parse(String(recorded.context.evaluated_at)), answers);
  if ("invalid" in judged) return differs(`The request is no longer valid: ${judged.invalid}`);
  if (judged.verdict === record.verdict) return { agrees: true, lines: ["same bytes"] };
  const anew = readVerdict(judged.verdict);
  const differences = differingPaths(recorded, anew);
  if (differences.length === 0) return differs("The same values, but written in other bytes.");
  const versions = [
    ...differingPaths(recorded.context.engine_version, anew.context.engine_version, "engine"),
    ...differingPaths(recorded.context.data_versions, anew.context.data_versions, "data"),
  ];
  if (versions.length === 0) return differs(...differences);
  const isSameDecision = recorded.decision === anew.decision;
  return {
    agrees: isSameDecision,
    lines: [
      ...versions.map((version) => `another version: ${version}`),
      isSameDecision
        ? `same decision: ${anew.decision}`
        : `another decision: ${recorded.decision} → ${anew.decision}`,
      ...differences,
    ],
  };
}

function differs(...lines: string[]): Replayed {
  return { agrees: false, lines };
}

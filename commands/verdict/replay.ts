import type { Engine } from "../../validator/engine/engine.ts";
import { differingPaths } from "./differing-paths.ts";
import { judgeAgain } from "./judge-again.ts";
import type { ReplayRecord } from "./replay-record.ts";

export interface Replayed {
  agrees: boolean;
  lines: string[];
}

/** The same engine and data must give the same bytes; others are named, and must then give the same decision. */
export function replay(engine: Engine, record: ReplayRecord): Replayed {
  const again = judgeAgain(engine, record);
  if ("impossible" in again) return differs(again.impossible);
  if (again.text === record.verdict) return { agrees: true, lines: ["same bytes"] };
  const { recorded, anew } = again;
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

import Type, { type Static } from "typebox";
import { readVerdict } from "../verdict/read-verdict.ts";

/** A verdict without a word of the request: what was decided, by which nodes, and which engine and data judged. */
export const VerdictOutline = Type.Object({
  decision: Type.Enum(["PASS", "REJECT"]),
  evaluatedAt: Type.String(),
  engineVersion: Type.Unknown(),
  dataVersions: Type.Unknown(),
  results: Type.Record(Type.String(), Type.Object({ status: Type.String(), confidence: Type.Number() })),
});

export type VerdictOutline = Static<typeof VerdictOutline>;

/** Null where the answer is no verdict. */
export function outlineOf(answer: string): VerdictOutline | null {
  const verdict = readVerdict(answer);
  if (!verdict) return null;
  const { decision, context, results } = verdict;
  return {
    decision,
    evaluatedAt: context.evaluated_at,
    engineVersion: context.engine_version ?? null,
    dataVersions: context.data_versions ?? null,
    results: Object.fromEntries(
      Object.entries(results).map(([id, { status, confidence }]) => [id, { status, confidence }]),
    ),
  };
}

import { Ajv } from "ajv";
import Type from "typebox";
import type { Verdict } from "../../validator/case/verdict.ts";

/** A recorded verdict, as far as it is looked at: other versions of the engine may have had other fields. */
const Recorded = Type.Object({
  decision: Type.Union([Type.Literal("PASS"), Type.Literal("REJECT")]),
  reason: Type.String(),
  results: Type.Record(
    Type.String(),
    Type.Object({
      status: Type.String(),
      confidence: Type.Number(),
      reasoning: Type.String(),
      details: Type.Record(Type.String(), Type.Unknown()),
    }),
  ),
  context: Type.Object({ evaluated_at: Type.String() }),
});
type RecordedVerdict = Verdict & { context: { evaluated_at: string } };

const isRecorded = new Ajv().compile<RecordedVerdict>(Recorded);

/** Undefined where the text is no verdict that could be judged again. */
export function readVerdict(text: string): RecordedVerdict | undefined {
  const verdict = parseOrNothing(text);
  if (!isRecorded(verdict) || Number.isNaN(Date.parse(verdict.context.evaluated_at))) return undefined;
  return verdict;
}

function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

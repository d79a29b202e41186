import { Ajv } from "ajv";
import Type from "typebox";
import type { Verdict } from "../../validator/case/verdict.ts";

/** A verdict as far as it is looked at: other versions of the engine, and other arbiters, may have other fields. */
const Answer = Type.Object({
  decision: Type.Union([Type.Literal("PASS"), Type.Literal("REJECT")]),
  reason: Type.String(),
  results: Type.Record(
    Type.String(),
    Type.Object({
      status: Type.String(),
      confidence: Type.Number({ minimum: 0, maximum: 1 }),
      reasoning: Type.String(),
      details: Type.Record(Type.String(), Type.Unknown()),
    }),
  ),
  context: Type.Object({}),
});

const isAnswer = new Ajv().compile<Verdict>(Answer);

/** Undefined where the text is no verdict: whatever else answers behind an address must never pass for an approval. */
export function readAnswer(text: string): Verdict | undefined {
  const answer = parseOrNothing(text);
  return isAnswer(answer) ? answer : undefined;
}

function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

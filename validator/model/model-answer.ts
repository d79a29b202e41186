import Type, { type Static } from "typebox";

const PARTS = {
  status: Type.Union([Type.Literal("PASS"), Type.Literal("FAIL"), Type.Literal("SKIP")]),
  confidence: Type.Number({ minimum: 0, maximum: 1 }),
  reasoning: Type.String(),
};
const Quote = Type.Union([Type.String(), Type.Null()]);

export const Opinion = Type.Object(
  { ...PARTS, quote: Type.Optional(Quote) },
  { additionalProperties: false },
);
export type Opinion = Static<typeof Opinion>;

const named = { model: Type.String() };
export const ModelAnswers = Type.Record(
  Type.String(),
  Type.Union([
    Type.Object({ ...named, ...PARTS, quote: Type.Optional(Quote) }, { additionalProperties: false }),
    Type.Object({ ...named, failure: Type.String() }, { additionalProperties: false }),
  ]),
);
/** By node id: what the model said, or why it said nothing. Recorded with the verdict, and enough to make it again. */
export type ModelAnswers = Static<typeof ModelAnswers>;
export type ModelAnswer = ModelAnswers[string];

import type { XStatic } from "typebox/schema";

// Plain JSON Schema, as the request's: built with typebox, it would have every thread of the pool load that library.
const Text = { type: "string" } as const;
const PARTS = {
  status: {
    anyOf: [
      { type: "string", const: "PASS" },
      { type: "string", const: "FAIL" },
      { type: "string", const: "SKIP" },
    ],
  },
  confidence: { type: "number", minimum: 0, maximum: 1 },
  reasoning: Text,
  quote: { anyOf: [Text, { type: "null" }] },
} as const;

export const Opinion = {
  type: "object",
  required: ["status", "confidence", "reasoning"],
  properties: PARTS,
  additionalProperties: false,
} as const;
export type Opinion = XStatic<typeof Opinion>;

const Answer = {
  anyOf: [
    {
      type: "object",
      required: ["model", "status", "confidence", "reasoning"],
      properties: { model: Text, ...PARTS },
      additionalProperties: false,
    },
    {
      type: "object",
      required: ["model", "failure"],
      properties: { model: Text, failure: Text },
      additionalProperties: false,
    },
  ],
} as const;
export type ModelAnswer = XStatic<typeof Answer>;

export const ModelAnswers = { type: "object", patternProperties: { "^.*$": Answer } } as const;
/** By node id: what the model said, or why it said nothing. Recorded with the verdict, and enough to make it again. */
export type ModelAnswers = Record<string, ModelAnswer>;

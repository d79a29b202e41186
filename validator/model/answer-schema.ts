/**
 * What a model is asked to answer with. Every part is required, as strict structured output wants it; an enumeration is
 * what servers understand best.
 */
export const ANSWER_SCHEMA = {
  type: "object",
  required: ["status", "confidence", "reasoning", "quote"],
  properties: {
    status: { type: "string", enum: ["PASS", "FAIL", "SKIP"] },
    confidence: { type: "number", minimum: 0, maximum: 1 },
    reasoning: { type: "string" },
    quote: { anyOf: [{ type: "string" }, { type: "null" }] },
  },
  additionalProperties: false,
};

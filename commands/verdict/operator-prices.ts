import { Ajv } from "ajv";
import Type from "typebox";
import type { OperatorPrices } from "../../validator/case/prices.ts";

const isOperatorPrices = new Ajv().compile<OperatorPrices>(
  Type.Object(
    {
      source: Type.String(),
      read_at: Type.String(),
      usd: Type.Record(Type.String(), Type.Number({ exclusiveMinimum: 0 })),
    },
    { additionalProperties: false },
  ),
);

/** The operator's prices in a recorded verdict's context; undefined where there are none, null where they are malformed. */
export function operatorPrices(recorded: unknown): OperatorPrices | undefined | null {
  const operator: unknown = Object(recorded).operator;
  if (operator === undefined || typeof operator === "number") return undefined;
  return isOperatorPrices(operator) ? operator : null;
}

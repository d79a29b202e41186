import type { ErrorObject } from "ajv/dist/2020.js";
import type { Detail } from "../refusal.ts";
import { fieldName, shortened } from "./field-name.ts";

const MOST_DETAILS = 20;
const TYPES: Readonly<Record<string, string>> = {
  string: "text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  object: "an object",
  array: "a list",
  null: "null",
};

/** What is wrong with an input, in plain sentences that say what to change. */
export function explainErrors(errors: readonly ErrorObject[]): Detail[] {
  return errors.slice(0, MOST_DETAILS).map(explain);
}

function explain(error: ErrorObject): Detail {
  const { instancePath, keyword, params } = error;
  if (keyword === "additionalProperties") {
    const path = `${instancePath}/${params.additionalProperty}`;
    return { path: shortened(path), message: `${fieldName(path)} is not a field of this request.` };
  }
  if (keyword === "required") {
    const path = `${instancePath}/${params.missingProperty}`;
    return { path, message: `${fieldName(path)} is required.` };
  }
  return { path: instancePath || "/", message: `${fieldName(instancePath)} must ${demand(error)}.` };
}

/** Schemas may say it in their own words, as `mustBe`; those with a pattern have to. */
function demand({ keyword, params, parentSchema }: ErrorObject): string {
  const own: unknown = parentSchema?.mustBe;
  if (typeof own === "string") return `be ${own}`;
  switch (keyword) {
    case "type":
      return `be ${TYPES[params.type] ?? "of another type"}`;
    case "enum":
      return `be one of ${params.allowedValues.map(String).join(", ")}`;
    case "const":
      return `be ${params.allowedValue}`;
    case "minLength":
      return params.limit === 1 ? "not be empty" : `have at least ${params.limit} characters`;
    case "maxLength":
      return `have at most ${params.limit} characters`;
    case "minItems":
      return `have at least ${params.limit} entries`;
    case "maxItems":
      return `have at most ${params.limit} entries`;
    case "minimum":
      return `be at least ${params.limit}`;
    case "maximum":
      return `be at most ${params.limit}`;
    default:
      return "be as the interface document describes it";
  }
}

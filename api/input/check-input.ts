import type { TSchema } from "typebox";
import { badRequest } from "../refusal.ts";
import { refuseBadText } from "./refuse-bad-text.ts";
import { refuseDeepNesting } from "./refuse-deep-nesting.ts";
import type { SchemaChecker } from "./schema-checker.ts";

/** Makes the check of one part of a route's input; a route that declares none gets an empty object. */
export function inputCheck(
  checker: SchemaChecker,
  schema: TSchema | undefined,
  coerce: boolean,
): (value: unknown) => unknown {
  if (!schema) return () => ({});
  const check = checker.input(schema, coerce);
  return (value) => {
    // Paths, queries and headers hold nothing but texts.
    if (!coerce) refuseDeepNesting(value);
    refuseBadText(value);
    const details = check(value);
    if (!details) return value;
    const [first] = details;
    const field = first && first.path !== "/" ? `${first.path.slice(1).replaceAll("/", ".")}: ` : "";
    throw badRequest(`${field}${first?.message ?? "The request does not fit its schema."}`, details);
  };
}

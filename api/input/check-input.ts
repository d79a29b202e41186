import type { TSchema } from "typebox";
import { badRequest } from "../refusal.ts";
import { readTexts } from "./read-texts.ts";
import { refuseDeepNesting } from "./refuse-deep-nesting.ts";
import { refuseUnstorable } from "./refuse-unstorable.ts";
import type { SchemaChecker } from "./schema-checker.ts";

/** Makes the check of one part of a route's input; a route that declares none gets an empty object. Paths, queries and headers are texts. */
export function inputCheck(
  checker: SchemaChecker,
  schema: TSchema | undefined,
  kind: "json" | "text",
): (value: unknown) => unknown {
  if (!schema) return () => ({});
  const check = checker.input(schema);
  const unstored = unstoredOf(schema);
  const read = kind === "text" ? readTexts(schema) : undefined;
  return (sent) => {
    if (kind === "json") refuseDeepNesting(sent);
    refuseUnstorable(unstored.length > 0 ? without(unstored, sent) : sent);
    const value = read ? read(sent as Record<string, unknown>) : sent;
    const details = check(value);
    if (!details) return value;
    throw badRequest(details[0]?.message ?? "The request does not fit its schema.", details);
  };
}

/** Fields marked `unstored` are only looked up by: whatever text stands there, the handler knows no such thing. */
function unstoredOf(schema: TSchema): string[] {
  const declared: Record<string, { readonly unstored?: unknown }> =
    "properties" in schema ? Object(schema.properties) : {};
  return Object.keys(declared).filter((name) => declared[name]?.unstored === true);
}

function without(names: readonly string[], sent: unknown): unknown {
  if (typeof sent !== "object" || sent === null) return sent;
  return Object.fromEntries(
    Object.entries(sent).filter(([name, value]) => !(names.includes(name) && typeof value === "string")),
  );
}

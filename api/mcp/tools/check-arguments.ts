import type { TSchema } from "typebox";
import { inputCheck } from "../../input/check-input.ts";
import { createSchemaChecker } from "../../input/schema-checker.ts";
import type { ToolDefinition } from "./tool.ts";

/** Makes the check of a tool's arguments, which comes before the route's own since a tool takes fewer. */
export function argumentCheck(schema: TSchema): (args: Record<string, unknown>) => Record<string, unknown> {
  const check = inputCheck(createSchemaChecker(), schema, "json");
  return (args) => check(args) as Record<string, unknown>;
}

/** A schema of ours as clients read it: plain JSON Schema, without our own words and names. */
export function published(schema: TSchema): ToolDefinition["inputSchema"] {
  const plain = JSON.stringify(schema, (name, value) =>
    name === "mustBe" || name === "unstored" || name === "$id" ? undefined : value,
  );
  return JSON.parse(plain) as ToolDefinition["inputSchema"];
}

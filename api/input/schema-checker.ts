import { Ajv2020 } from "ajv/dist/2020.js";
import type { TSchema } from "typebox";
import type { Detail } from "../refusal.ts";
import { explainErrors } from "./explain-errors.ts";

export interface SchemaChecker {
  /** Returns what is wrong with the value, or undefined. */
  input(schema: TSchema): (value: unknown) => readonly Detail[] | undefined;
  output(schema: TSchema): (value: unknown) => boolean;
}

export function createSchemaChecker(): SchemaChecker {
  // `verbose` has errors tell the schema that was not met, whose own words they are told in.
  const inputs = new Ajv2020({ allErrors: true, strict: true, useDefaults: true, verbose: true });
  const outputs = new Ajv2020({ strict: true });
  for (const ajv of [inputs, outputs]) ajv.addVocabulary(["mustBe", "unstored"]);
  const bare = createWithoutIds();
  return {
    input(schema) {
      const validate = inputs.compile(bare(schema));
      return (value) => (validate(value) ? undefined : explainErrors(validate.errors ?? []));
    },
    output(schema) {
      const validate = outputs.compile(bare(schema));
      return (value) => validate(value);
    },
  };
}
/**
 * Schemas without their ids, which are names for the OpenAPI document: to Ajv an id is an address, and one schema inside two
 * others would stand at it twice. The same object comes out for the same object, by which Ajv knows what it has compiled.
 */
function createWithoutIds(): <T extends object>(schema: T) => T {
  const made = new WeakMap<object, object>();
  return function bare<T extends object>(schema: T): T {
    const known = made.get(schema);
    if (known) return known as T;
    const copied = Array.isArray(schema)
      ? schema.map(inner)
      : Object.fromEntries(
          Object.entries(schema).flatMap(([key, value]) => (key === "$id" ? [] : [[key, inner(value)]])),
        );
    made.set(schema, copied);
    return copied as T;

    function inner(value: unknown): unknown {
      return typeof value === "object" && value !== null ? bare(value) : value;
    }
  };
}

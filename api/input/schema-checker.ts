import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import type { TSchema } from "typebox";
import type { Detail } from "../refusal.ts";

const MOST_DETAILS = 20;

export interface SchemaChecker {
  /** Returns what is wrong with the value, or undefined. Query and path values are coerced to their declared types in place. */
  input(schema: TSchema, coerce: boolean): (value: unknown) => readonly Detail[] | undefined;
  output(schema: TSchema): (value: unknown) => boolean;
}

export function createSchemaChecker(): SchemaChecker {
  const strict = new Ajv2020({ allErrors: true, strict: true, useDefaults: true });
  const coercing = new Ajv2020({ allErrors: true, strict: true, useDefaults: true, coerceTypes: true });
  const bare = createWithoutIds();
  return {
    input(schema, coerce) {
      const validate: ValidateFunction = (coerce ? coercing : strict).compile(bare(schema));
      return (value) => (validate(value) ? undefined : explain(validate.errors ?? []));
    },
    output(schema) {
      const validate = strict.compile(bare(schema));
      return (value) => validate(value);
    },
  };
}

function explain(errors: ErrorObject[]): Detail[] {
  return errors.slice(0, MOST_DETAILS).map((error) => {
    const path = error.instancePath || "/";
    if (error.keyword === "additionalProperties" || error.keyword === "unevaluatedProperties") {
      const name = String(error.params.additionalProperty ?? error.params.unevaluatedProperty);
      return { path: `${error.instancePath}/${name}`, message: `${name} is not a field of this request.` };
    }
    if (error.keyword === "required") {
      const name = String(error.params.missingProperty);
      return { path: `${error.instancePath}/${name}`, message: `${name} is required.` };
    }
    return { path, message: `${error.message ?? "is not allowed"}.` };
  });
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

import { spelling } from "../named-values.ts";

/** One field of a description: its key as it came and its value. */
export interface Field {
  key: string;
  value: unknown;
}

/** A description's fields by their names in any spelling: `amountIn`, `amount_in`. Empty ones count as absent. */
export type Fields = ReadonlyMap<string, Field>;

export function fieldsOf(description: Readonly<Record<string, unknown>>): Fields {
  const fields = new Map<string, Field>();
  for (const [key, value] of Object.entries(description)) {
    if (value !== undefined && value !== null && value !== "") fields.set(spelling(key), { key, value });
  }
  return fields;
}

export function firstOf(fields: Fields, names: readonly string[]): Field | undefined {
  for (const name of names) {
    const field = fields.get(name);
    if (field) return field;
  }
  return undefined;
}

export function allOf(fields: Fields, names: readonly string[]): Field[] {
  return names.flatMap((name) => fields.get(name) ?? []);
}

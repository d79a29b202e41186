export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json | undefined };

/**
 * JSON as RFC 8785 writes it. ECMAScript's own number and string forms are the RFC's (3.2.2), so only names are sorted, by
 * UTF-16 code units (3.2.3). What I-JSON cannot carry, a lone surrogate or an infinite number, is a TypeError. Absent members stay away.
 */
export function canonicalJson(value: Json): string {
  if (typeof value === "string") return quote(value);
  if (typeof value === "number" && !Number.isFinite(value))
    throw new TypeError("JSON has no infinite numbers.");
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const members = Object.keys(value)
    .sort()
    .flatMap((name) => {
      const member = value[name];
      return member === undefined ? [] : [`${quote(name)}:${canonicalJson(member)}`];
    });
  return `{${members.join(",")}}`;
}

function quote(text: string): string {
  if (!text.isWellFormed()) throw new TypeError("A string holds half of a surrogate pair.");
  return JSON.stringify(text);
}

function isList(value: object): value is readonly Json[] {
  return Array.isArray(value);
}

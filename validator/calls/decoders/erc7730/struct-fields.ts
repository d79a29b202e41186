import { type Parameter, parseSignature } from "../../abi/parse-signature.ts";

const MOST_DEPTH = 6;

/** The fields of a type as EIP-712 writes it, `A(B b,uint256 c)B(address d)`, the structs inside it in place of their names. */
export function structFields(type: string): readonly Parameter[] {
  const [own, ...others] = type.match(/[^()]+\([^()]*\)/g) ?? [];
  const structs = new Map(others.map((one) => [one.slice(0, one.indexOf("(")), one]));
  return own === undefined ? [] : fieldsOf(own, structs, 0);
}

function fieldsOf(struct: string, structs: ReadonlyMap<string, string>, depth: number): Parameter[] {
  return parseSignature(struct).parameters.map((field) => {
    const [, name = "", suffix = ""] = /^([^[]*)(.*)$/.exec(field.type) ?? [];
    const inner = structs.get(name);
    if (inner === undefined || depth >= MOST_DEPTH) return field;
    return { ...field, type: `tuple${suffix}`, components: fieldsOf(inner, structs, depth + 1) };
  });
}

/** One parameter of a function: its name and its type, with the components of a tuple. */
export interface Parameter {
  name: string;
  type: string;
  components: Parameter[];
}

export interface FunctionSignature {
  name: string;
  parameters: Parameter[];
  /** As it is hashed: `transfer(address,uint256)`. */
  canonical: string;
}

/** Parses `name(type name, (type name) name)`; decoders write their signatures in this form. */
export function parseSignature(text: string): FunctionSignature {
  const open = text.indexOf("(");
  const parameters = parseList(text.slice(open + 1, -1));
  const name = text.slice(0, open);
  return { name, parameters, canonical: `${name}(${parameters.map(typeOf).join(",")})` };
}

function parseList(text: string): Parameter[] {
  return splitTopLevel(text).map((part, index) => {
    const close = part.lastIndexOf(")");
    const [type = "", name = String(index)] = part
      .slice(close + 1)
      .trim()
      .split(/\s+/);
    if (close < 0) return { name, type, components: [] };
    // What stands after a tuple's parenthesis is an array suffix, a name, or both.
    const suffixed = /^(?:\[\d*\])/.test(type);
    return {
      name: suffixed ? name : type || String(index),
      type: `tuple${suffixed ? type : ""}`,
      components: parseList(part.slice(part.indexOf("(") + 1, close)),
    };
  });
}

function splitTopLevel(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === "(") depth += 1;
    else if (text[index] === ")") depth -= 1;
    else if (text[index] === "," && depth === 0) {
      parts.push(text.slice(start, index).trim());
      start = index + 1;
    }
  }
  const last = text.slice(start).trim();
  return last === "" ? parts : [...parts, last];
}

function typeOf({ type, components }: Parameter): string {
  return type.startsWith("tuple") ? `(${components.map(typeOf).join(",")})${type.slice(5)}` : type;
}

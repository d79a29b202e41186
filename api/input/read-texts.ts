import type { TSchema } from "typebox";
import { badRequest } from "../refusal.ts";

/** Whole numbers in digits and nothing else: `Number` would also take 0x1, 1e3, +1, spaces and Infinity. */
const WHOLE = /^-?\d{1,16}$/;

/** Reads the texts of a path or query as the types that are declared for them; what does not read as one stays text, which the schema refuses. */
export function readTexts(schema: TSchema): (texts: Record<string, unknown>) => Record<string, unknown> {
  const declared: Record<string, { readonly type?: unknown }> =
    "properties" in schema ? Object(schema.properties) : {};
  return (texts) => {
    for (const [name, text] of Object.entries(texts)) {
      if (Array.isArray(text)) throw badRequest(`${name} is there more than once; send it once.`);
      if (!Object.hasOwn(declared, name) || typeof text !== "string") continue;
      const type = declared[name]?.type;
      if (type === "integer" && WHOLE.test(text)) texts[name] = Number(text);
      if (type === "boolean" && (text === "true" || text === "false")) texts[name] = text === "true";
    }
    return texts;
  };
}
